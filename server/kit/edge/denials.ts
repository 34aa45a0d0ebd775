/** Is told whenever somebody asks for what is not theirs; implemented where accounts live. */
export abstract class AccessDenials {
  abstract denied(account: string | null, session: string | null, endpoint: string): void;
}
