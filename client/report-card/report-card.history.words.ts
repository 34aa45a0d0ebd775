/** What its streams are called, and what happens in them. */
const id = {
  'report-lock': 'Kunci rapor',
  'report-template': 'Templat rapor',
  ReportsLocked: 'Rapor dikunci',
  ReportsUnlocked: 'Kunci rapor dibuka',
  'report-card': 'Rapor',
  ReportCardCreated: 'Rapor dibuat',
  ReportNoteWritten: 'Catatan rapor ditulis',
  ReportAttitudeSet: 'Sikap di rapor diubah',
  PromotionDecided: 'Keputusan kenaikan diisi',
  ReportVerified: 'Rapor diverifikasi',
  ReportReturned: 'Rapor dikembalikan ke draf',
  ReportPublished: 'Rapor diterbitkan',
  ReportReopened: 'Rapor dibuka kembali',
  PreviewRevoked: 'Tautan rapor dicabut',
  ReportSent: 'Rapor dikirim',
  ReportRead: 'Rapor dibaca orang tua',
};
const en: typeof id = {
  'report-lock': 'Report lock',
  'report-template': 'Report template',
  ReportsLocked: 'Reports locked',
  ReportsUnlocked: 'Reports unlocked',
  'report-card': 'Report card',
  ReportCardCreated: 'Report made',
  ReportNoteWritten: 'Note of the report written',
  ReportAttitudeSet: 'Attitude on the report changed',
  PromotionDecided: 'Promotion decided',
  ReportVerified: 'Report verified',
  ReportReturned: 'Report taken back to a draft',
  ReportPublished: 'Report published',
  ReportReopened: 'Report opened again',
  PreviewRevoked: 'Address of the report revoked',
  ReportSent: 'Report sent',
  ReportRead: 'Report read by the parents',
};

export const words = { id, en };
