const ADDRESS = /^[^:]+:\/\/(?:([^:]+:[^@]+)@)?[^?]*\??(.*)$/;
const EVERYBODYS = 'admin:changeit';
const HELP = 'whoever reaches it can write into the history and delete it. See "EventStoreDB of your own" in the README.';

/** Why an EventStoreDB that let us in at this address lets in everybody else; nothing where it asks for more than all of them know. */
export function openToAll(url: string | undefined): string | undefined {
  const [, credentials, options] = ADDRESS.exec(url ?? '') ?? [];
  if (options === undefined) return undefined;
  if (/(^|&)tls=false/.test(options)) return `EventStoreDB is open to all (tls=false): ${HELP}`;
  if (!credentials && !options.includes('userCertFile=')) return `EventStoreDB is open to all (it asks for no password): ${HELP}`;
  if (credentials && decodeURIComponent(credentials) === EVERYBODYS) return `EventStoreDB is open to all (${EVERYBODYS} is what everybody tries first): ${HELP}`;
  return undefined;
}
