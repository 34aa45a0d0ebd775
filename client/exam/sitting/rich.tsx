/** What the server has cleaned: text of a question, which may run from right to left. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps nothing of a question but elements to read, and no script runs here without a nonce.
export const Rich = ({ html, className }: { html: string; className?: string }) => <div className={className ? `rich ${className}` : 'rich'} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
