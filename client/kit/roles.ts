import type { Role } from '#contract/identity/identity';

/** Somebody's roles, which the contract has as the JSON of a list (specification 3). */
export const rolesIn = ({ role }: { role: string }) => JSON.parse(role) as Role[];
