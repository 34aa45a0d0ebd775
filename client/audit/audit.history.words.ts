/** What its streams are called, and what happens in them. */
const id = {
  'audit-read': 'Pembacaan audit',
  AuditRead: 'Audit dibaca',
};
const en: typeof id = {
  'audit-read': 'Looks into the audit',
  AuditRead: 'Audit looked at',
};

export const words = { id, en };
