/** What its streams are called, and what happens in them. */
const id = {
  'data-request': 'Permintaan data pribadi',
  disclosure: 'Salinan data diserahkan',
  DataRequested: 'Permintaan data diajukan',
  DataRequestMoved: 'Permintaan data ditindaklanjuti',
  PersonDataGivenOut: 'Salinan data diserahkan',
};
const en: typeof id = {
  'data-request': 'Data subject request',
  disclosure: 'Copy of data given out',
  DataRequested: 'Data request made',
  DataRequestMoved: 'Data request handled',
  PersonDataGivenOut: 'Copy of data given out',
};

export const words = { id, en };
