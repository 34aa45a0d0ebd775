/**
 * The lock of whoever changes what belongs to the database's owner: the schemas of the log and the vault, and the rights of the role
 * that works on them. Of two that write the same rows of Postgres's catalogue at once the later is refused ("tuple concurrently updated").
 */
export const OWNING = 7106370;
