/** What its streams are called, and what happens in them. */
const id = {
  'counselling-category': 'Bidang layanan BK',
};
const en: typeof id = {
  'counselling-category': 'Counselling category',
};

export const words = { id, en };
