/** What its streams are called, and what happens in them. */
const id = {
  'audit-read': 'Pembacaan audit',
  AuditRead: 'Audit dibaca',
};
const en: typeof id = {
  'audit-read': 'Audit log access',
  AuditRead: 'Audit log opened',
};

export const words = { id, en };
