const HERE = 'localhost';

/** Where a server listens that is not told where. Everybody knows the demo's passwords and may read its mailbox: it answers this machine only. */
export const hostOf = (isDemo: boolean) => (isDemo ? HERE : '0.0.0.0');

/** Who gets into the demo, for the server's screen. */
export const reachOf = (host: string) =>
  host === HERE ? 'On this machine only; HOST=0.0.0.0 opens the demo to the network.' : 'Open to the network: whoever reaches it has these accounts and reads every mail at /mailbox.';
