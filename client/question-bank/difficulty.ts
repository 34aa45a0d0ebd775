/** How hard a question is, in the words of those who teach. */
export const difficultyOf = (kesukaran: number) => (kesukaran > 0.7 ? 'easy' : kesukaran < 0.3 ? 'hard' : 'middling');
