import { counsellingCategory } from '#contract/counselling/counselling-category.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  'counselling-category': 'Bidang Layanan BK', 'counselling-category.about': 'Bidang tempat kasus konseling dicatat.',
  'counselling-category.name': 'Nama',
} satisfies Record<ResourceWord<typeof counsellingCategory>, string> & Record<string, string>;
const en: typeof id = {
  'counselling-category': 'Counselling Categories', 'counselling-category.about': 'The fields under which counselling cases are recorded.',
  'counselling-category.name': 'Name',
};

export const words = { id, en };
registerWords('counselling', words);
speaksOf('counselling', [counsellingCategory]);
declare module '#client/kit/words' {
  interface Words {
    counselling: typeof id;
  }
}
