/** What a mail server's code means for whoever waits for the mail: RFC 5321's replies, and how the line to it ended. */
export function mailFaultOf(code: string): 'mailAddress' | 'mailFull' | 'mailLater' | 'mailSilent' | 'mailAccount' | 'mailRefused' {
  const [reply] = /\b[45]\d\d\b/.exec(code) ?? [];
  if (/EAUTH|ENOAUTH/.test(code) || ['530', '534', '535'].includes(reply ?? '')) return 'mailAccount';
  if (reply === '552' || reply === '452') return 'mailFull';
  if (reply?.startsWith('4')) return 'mailLater';
  if (/EENVELOPE/.test(code)) return 'mailAddress';
  return /ECONN|ETIMEDOUT|ESOCKET|EDNS|ETLS/.test(code) ? 'mailSilent' : 'mailRefused';
}
