/** Who reads histories that tell of persons, and those of teaching (domain A.3): stated with each stream's decider and, where a field is for fewer, with the field. */
export const AUDITORS = ['admin', 'kepalaSekolah', 'auditor'] as const;
export const AUDITORS_OF_TEACHING = [...AUDITORS, 'kurikulum'] as const;
