import { readQti } from '#server/question-bank/formats/qti';
import { THREE, TWO } from '#server/question-bank/formats/qti-dialect';
import { writeQti } from '#server/question-bank/formats/qti-writer';
import { losesNothing } from '#test/kit/round-trip';

const item = (text: string, more: Record<string, Buffer> = {}) => readQti(new Map([['butir/soal.xml', Buffer.from(text)], ...Object.entries(more)]));
const two = (declared: string, body: string, more = '') =>
  item(`<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="x" title="Butir">${declared}<itemBody>${body}</itemBody>${more}</assessmentItem>`, { 'butir/media/a.png': Buffer.from('titik') });
const response = (cardinality: string, type: string, inside: string) => `<responseDeclaration identifier="R" cardinality="${cardinality}" baseType="${type}">${inside}</responseDeclaration>`;
const right = (...values: string[]) => `<correctResponse>${values.map((it) => `<value>${it}</value>`).join('')}</correctResponse>`;
const good = ({ soal, salah }: ReturnType<typeof item>) => {
  expect(salah).toEqual([]);
  return soal[0] as (typeof soal)[number];
};

test.each([['2.2', TWO], ['3.0', THREE]] as const)('what QTI %s holds comes back as it looks', (_, qti) =>
  losesNothing((soal) => writeQti(soal, () => undefined, qti), readQti, (it) => JSON.parse(JSON.stringify(it).replace(/\s+/g, ' '))));

test('a choice with a prompt and a picture of its package', () => {
  expect(good(two(response('single', 'identifier', right('b')), '<p>Lihat <img src="media/a.png" alt="a"/></p><choiceInteraction responseIdentifier="R"><prompt>Apa itu?</prompt><simpleChoice identifier="a">Satu</simpleChoice><simpleChoice identifier="b">Dua &amp; tiga</simpleChoice></choiceInteraction>'))).toMatchObject({
    letak: { nomor: 1, nama: 'Butir' }, berkas: [{ tipe: 'image/png', bytes: Buffer.from('titik') }],
    isi: { tipe: 'Multiple Choice', pertanyaan: '<p>Lihat <img src="berkas:1.png" alt="a" /></p> Apa itu?', opsi: [{ id: 'A', isi: 'Satu' }, { id: 'B', isi: 'Dua &amp; tiga' }], kunci: ['B'] },
  });
});

test('QTI 3 names the same otherwise', () => {
  expect(good(item(`<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="x" title="Tiga"><qti-response-declaration identifier="R" cardinality="multiple" base-type="identifier"><qti-correct-response><qti-value>a</qti-value><qti-value>c</qti-value></qti-correct-response><qti-mapping><qti-map-entry map-key="a" mapped-value="1"/></qti-mapping></qti-response-declaration>
    <qti-item-body><p>Mana?</p><qti-choice-interaction response-identifier="R" max-choices="2"><qti-simple-choice identifier="a">x</qti-simple-choice><qti-simple-choice identifier="b">y</qti-simple-choice><qti-simple-choice identifier="c">z</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`)).isi)
    .toMatchObject({ tipe: 'Pilihan Ganda Kompleks', kunci: ['A', 'C'], cara_nilai: 'sebagian', pertanyaan: '<p>Mana?</p>' });
});

test('in QTI 3 every name of its own is QTI 3’s, in the item and in the list', () => {
  const isi = { ...good(two(response('single', 'string', ''), '<extendedTextInteraction responseIdentifier="R"><prompt>Ceritakan</prompt></extendedTextInteraction>')).isi, pertanyaan: '<p dir="rtl">Mana nilai="valueOf"?</p>', pembahasan: 'Karena itu' };
  const { isi: parts } = writeQti([isi], () => undefined, THREE);
  const item = parts.get('soal-1.xml')?.toString() as string;
  expect([...item.matchAll(/<\/?([\w-]+)/g)].map(([, name]) => name as string).filter((name) => !name.startsWith('qti-')).sort()).toEqual(['div', 'div', 'p', 'p']);
  expect(item).toContain('time-dependent="false"');
  expect(item).toContain('<qti-modal-feedback outcome-identifier="SCORE" identifier="pembahasan" show-hide="hide"><qti-content-body>Karena itu</qti-content-body></qti-modal-feedback>');
  expect(parts.get('imsmanifest.xml')?.toString()).toContain('type="imsqti_item_xmlv3p0"');
});

test.each([['2.2', TWO], ['3.0', THREE]] as const)('a sound stands in QTI %s as XML has it, and comes back as the server keeps it', (_, qti) => {
  const isi = { ...good(two(response('single', 'string', ''), '<extendedTextInteraction responseIdentifier="R"><prompt>Ceritakan</prompt></extendedTextInteraction>')).isi, pertanyaan: 'Dengar: <audio src="/api/file/x" controls title="Pasar"></audio>' };
  const { isi: parts } = writeQti([isi], (src) => ({ nama: src, tipe: 'audio/wav', bytes: Buffer.from('bunyi') }), qti);
  expect(parts.get('soal-1.xml')?.toString()).toMatch(/<audio src="gambar\/1\.\w+" controls="controls" title="Pasar"><\/audio>/);
  expect(good(readQti(parts)).isi.pertanyaan).toMatch(/<audio src="berkas:1\.\w+" controls title="Pasar"><\/audio>/);
});

test('the list of a package says where a question belongs; what else it says is named', () => {
  const taxon = (source: string, entry: string) => `<taxonPath><source><string>${source}</string></source><taxon><entry><string>${entry}</string></entry></taxon></taxonPath>`;
  const listed = (href: string) => Buffer.from(`<manifest><resources><resource href="${href}"><metadata><imsmd:lom><imsmd:general><imsmd:keyword><langstring>HOTS</langstring></imsmd:keyword></imsmd:general><classification>${taxon('mapel', 'MTK')}${taxon('UDC', '511')}</classification></imsmd:lom></metadata></resource></resources></manifest>`);
  const essay = Buffer.from('<assessmentItem title="x"><itemBody><p>Apa?</p><extendedTextInteraction/></itemBody></assessmentItem>');
  const [soal] = readQti(new Map([['isi/imsmanifest.xml', listed('butir/1.xml')], ['isi/butir/1.xml', essay]])).soal;
  expect(soal).toMatchObject({ asal: { mapel: 'MTK' }, catatan: [{ en: 'Metadata that does not come along: 511, HOTS' }] });
  expect(readQti(new Map([['imsmanifest.xml', Buffer.from('<manifest>')], ['1.xml', essay]])).soal[0]).toMatchObject({ asal: {}, catatan: [{ en: 'What imsmanifest.xml says could not be read.' }] });
});

test('order, match, text entry, extended text', () => {
  const choice = (id: string, text: string) => `<simpleChoice identifier="${id}">${text}</simpleChoice>`;
  expect(good(two(response('ordered', 'identifier', right('b', 'a')), `<p>Urutkan</p><orderInteraction responseIdentifier="R">${choice('a', 'Ulat')}${choice('b', 'Telur')}</orderInteraction>`))).toMatchObject({ isi: { tipe: 'Menjodohkan', pasangan: [{ kiri: 'Telur', kanan: '1' }, { kiri: 'Ulat', kanan: '2' }] }, catatan: [{ en: 'A question of order becomes one of pairs with the numbers.' }] });
  const sets = (...of: string[][]) => of.map((set) => `<simpleMatchSet>${set.map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="1">${id}!</simpleAssociableChoice>`).join('')}</simpleMatchSet>`).join('');
  expect(good(two(response('multiple', 'directedPair', right('J T')), `<p>Jodohkan</p><matchInteraction responseIdentifier="R">${sets(['J'], ['T', 'S'])}</matchInteraction>`))).toMatchObject({ isi: { pasangan: [{ kiri: 'J!', kanan: 'T!' }] }, catatan: [{ en: 'A right side without a left one does not come along: S!' }] });
  expect(good(two(response('single', 'string', `${right('York')}<mapping><mapEntry mapKey="York" mappedValue="1"/><mapEntry mapKey="Kota York" mappedValue="1"/></mapping>`), '<p>Kota <textEntryInteraction responseIdentifier="R"/> itu</p>')).isi).toMatchObject({ tipe: 'Isian Singkat', pertanyaan: '<p>Kota _____ itu</p>', kunci: ['York', 'Kota York'] });
  expect(good(two(response('single', 'string', ''), '<extendedTextInteraction responseIdentifier="R"><prompt>Ceritakan</prompt></extendedTextInteraction>')).isi).toMatchObject({ tipe: 'Essay', pertanyaan: 'Ceritakan' });
});

test('what is not supported is named; a broken item does not spoil the others', () => {
  expect(two('', '<p>Titik</p><hotspotInteraction responseIdentifier="R"/>').salah).toMatchObject([{ letak: { nama: 'Butir' }, en: 'The interaction “hotspotInteraction” is not supported.', isi: 'Titik' }]);
  expect(two('', '<p>Tanpa</p>').salah).toMatchObject([{ en: 'An item with 0 interactions is not supported.' }]);
  expect(readQti(new Map([['a.xml', Buffer.from('<assessmentItem>')], ['b.xml', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><assessmentItem/>')]])).salah.map(({ letak }) => letak.nama)).toEqual(['a.xml', 'b.xml']);
  expect(() => readQti(new Map([['imsmanifest.xml', Buffer.from('<manifest/>')]]))).toThrow();
  expect(two('', '<hotspotInteraction responseIdentifier="R"/>').salah).toMatchObject([{ en: 'The interaction “hotspotInteraction” is not supported.' }]);
});

test('an item that the list of a package names is read whatever its file is called, and named where there is none', () => {
  const listed = (type: string, ...files: string[]) => `<manifest><resources>${files.map((it) => `<resource type="${type}" href="${it}"><file href="${it}"/></resource>`).join('')}</resources></manifest>`;
  const parts = (type: string) => new Map([['imsmanifest.xml', Buffer.from(listed(type, 'butir%201.qti', 'hilang.xml'))], ['butir 1.qti', choiceItem('<p>Ada?</p>')]]);
  expect(readQti(parts('imsqti_item_xmlv3p0'))).toMatchObject({ soal: [{ isi: { pertanyaan: '<p>Ada?</p>' } }], salah: [{ letak: { nomor: 2, nama: 'hilang.xml' }, en: 'The list of the package names this item, but it is not in the file.' }] });
  expect(readQti(new Map([...parts('webcontent'), ['a.xml', choiceItem('<p>Ada?</p>')]]))).toMatchObject({ soal: [{ letak: { nomor: 1 } }], salah: [] });
});

test('pictures go along in the package', () => {
  const isi = { ...good(two(response('single', 'string', ''), '<extendedTextInteraction responseIdentifier="R"><prompt>Ceritakan</prompt></extendedTextInteraction>')).isi, pertanyaan: 'Apa? <img src="/api/file/x" alt="" />' };
  const { isi: parts } = writeQti([isi], (src) => ({ nama: src, tipe: 'image/png', bytes: Buffer.from('titik') }));
  expect([...parts.keys()]).toEqual(['imsmanifest.xml', 'soal-1.xml', 'gambar/1.png']);
  expect(good(readQti(parts)).berkas).toMatchObject([{ bytes: Buffer.from('titik') }]);
});

const choiceItem = (body: string, more = '') => Buffer.from(`<assessmentItem title="Butir">${response('single', 'identifier', right('a'))}${more}<itemBody>${body}<choiceInteraction responseIdentifier="R"><simpleChoice identifier="a">x</simpleChoice><simpleChoice identifier="b">y</simpleChoice></choiceInteraction></itemBody></assessmentItem>`);

test('a text that items share comes with each of them, with its own pictures; the rest of a test is named', () => {
  const refers = '<assessmentStimulusRef identifier="s" href="../bacaan/hujan.xml"/>';
  const { soal, salah, catatan } = readQti(new Map([
    ['butir/1.xml', choiceItem('<p>Mengapa?</p>', refers)], ['butir/2.xml', choiceItem('<p>Kapan?</p>', refers)], ['butir/3.xml', choiceItem('<p>Siapa?</p>', '<assessmentStimulusRef identifier="t" href="hilang.xml"/>')],
    ['bacaan/hujan.xml', Buffer.from('<assessmentStimulus identifier="s"><stimulusBody><p>Hujan turun. <img src="awan.png" alt="awan"/></p></stimulusBody></assessmentStimulus>')], ['bacaan/awan.png', Buffer.from('titik')],
    ['bacaan/angin.xml', Buffer.from('<qti-assessment-stimulus title="Angin"><qti-stimulus-body>Angin bertiup.</qti-stimulus-body></qti-assessment-stimulus>')],
    ['ujian.xml', Buffer.from('<assessmentTest title="Ujian"><testPart><assessmentSection/></testPart></assessmentTest>')],
  ]));
  expect(soal.map(({ isi }) => isi.pertanyaan)).toEqual(['<p>Hujan turun. <img src="berkas:1.png" alt="awan" /></p> <p>Mengapa?</p>', '<p>Hujan turun. <img src="berkas:1.png" alt="awan" /></p> <p>Kapan?</p>', '<p>Siapa?</p>']);
  expect(soal.map(({ berkas, catatan }) => [berkas.length, catatan.map(({ en }) => en)])).toEqual([[1, []], [1, []], [0, ['The text “hilang.xml” is not in the file.']]]);
  expect(salah).toEqual([]);
  expect(catatan.map(({ en }) => en)).toEqual(['bacaan/angin.xml: No item shows this text (assessmentStimulus).', 'ujian.xml: The order, times and weights of a test (assessmentTest) do not come along.']);
});

test('a text that is too long for what shows it is named, and so is what is said at random', () => {
  const long = Buffer.from(`<assessmentStimulus><stimulusBody>${'a'.repeat(100_001)}</stimulusBody></assessmentStimulus>`);
  const { salah } = readQti(new Map([['1.xml', choiceItem('<p>Apa?</p>', '<assessmentStimulusRef href="s.xml"/>')], ['s.xml', long], ['2.xml', choiceItem('<p><printedVariable identifier="N"/> + 1?</p>')]]));
  expect(salah.map(({ en }) => en)).toEqual(['The text “s.xml” is too long.', 'An item with random values (templateDeclaration) is not supported.']);
});

test('what is shown after the answer, and to those who mark, does not stand in the question', () => {
  const { soal } = readQti(new Map([['1.xml', choiceItem('<rubricBlock view="candidate"><p>Pilih satu.</p></rubricBlock><rubricBlock view="scorer">Beri dua.</rubricBlock><p>Apa?</p><feedbackBlock identifier="a">Benar, x.</feedbackBlock>')]]));
  expect(soal[0]).toMatchObject({ isi: { pertanyaan: '<p>Pilih satu.</p><p>Apa?</p>' }, catatan: [{ en: 'Feedback of single answers does not come along.' }, { en: 'What is said to those who mark (rubricBlock) does not come along.' }] });
});

const mapping = (...entries: [key: string, value: number, more?: string][]) => `<mapping defaultValue="0">${entries.map(([key, value, more = '']) => `<mapEntry mapKey="${key}" mappedValue="${value}"${more}/>`).join('')}</mapping>`;
const template = (name: string) => `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/${name}"/>`;
const threeOf = (most: number) => `<p>Mana?</p><choiceInteraction responseIdentifier="R" maxChoices="${most}">${['a', 'b', 'c'].map((it) => `<simpleChoice identifier="${it}">${it}!</simpleChoice>`).join('')}</choiceInteraction>`;
const told = (read: ReturnType<typeof item>) => read.soal.map(({ isi, catatan }) => [isi.tipe, isi.kunci, isi.cara_nilai, catatan.map(({ en }) => en)])[0];
const NUMBERED = '<p>Berapa?</p><textEntryInteraction responseIdentifier="R"/>';

test('what is right is told by the mapping where nothing else does, and one that is not used tells nothing', () => {
  expect(told(two(response('multiple', 'identifier', mapping(['a', 1], ['b', 1], ['c', -1])), threeOf(0), template('map_response')))).toEqual(['Pilihan Ganda Kompleks', ['A', 'B'], 'sebagian_penalti', []]);
  expect(told(two(response('single', 'identifier', mapping(['a', 0], ['b', 2], ['c', 1])), threeOf(1), template('map_response')))).toEqual(['Multiple Choice', ['B'], 'semua', ['Part marks for other answers do not come along: c']]);
  expect(told(two(response('multiple', 'identifier', right('a', 'b') + mapping(['a', 1], ['b', 1])), threeOf(0), template('match_correct')))).toEqual(['Pilihan Ganda Kompleks', ['A', 'B'], 'semua', []]);
  expect(told(two(response('multiple', 'identifier', right('a', 'b') + mapping(['a', 2], ['b', 1])), threeOf(0), template('map_response')))?.[3]).toHaveLength(1);
  expect(told(two(response('multiple', 'identifier', right('<![CDATA[c]]>')), threeOf(1)))).toEqual(['Multiple Choice', ['C'], 'semua', []]);
});

test('an answer that is right in part, or by its capitals only, or within a span is told', () => {
  expect(told(two(response('single', 'string', right('York') + mapping(['York', 1, ' caseSensitive="true"'], ['Yorkshire', 0.5])), NUMBERED))).toEqual(['Isian Singkat', ['York'], 'semua', ['Capitals are no longer told from small letters.', 'Part marks for other answers do not come along: Yorkshire']]);
  const process = (inside: string) => `<responseProcessing><responseCondition><responseIf>${inside}</responseIf></responseCondition></responseProcessing>`;
  const number = (inside: string) => two(response('single', 'float', right('3.14')), NUMBERED, process(inside));
  expect(number('<and><gte><variable/><baseValue>3.1</baseValue></gte></and>').salah).toMatchObject([{ en: 'A numerical question with a tolerance is not supported.' }]);
  expect(number('<equal toleranceMode="absolute" tolerance="0.01"><variable/><correct/></equal>').salah).toHaveLength(1);
  expect(told(number('<equal toleranceMode="exact"><variable/><correct/></equal>'))?.[3]).toEqual([]);
  expect(told(number('<lookupOutcomeValue/>'))?.[3]).toEqual(['Rules of marking (responseProcessing) that do not come along: lookupOutcomeValue']);
});

test('the gap that is chosen for stays, formulas come as the TeX they were made of, and what cannot come along is named', () => {
  const inside = two(response('single', 'identifier', right('b')), '<p>Ibu kota <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="a">Bogor</inlineChoice><inlineChoice identifier="b">Jakarta</inlineChoice></inlineChoiceInteraction> itu</p>');
  expect(good(inside).isi.pertanyaan).toBe('<p>Ibu kota _____ itu</p>');
  const shown = (it: string) => good(two(response('single', 'identifier', right('b')), `<p>Lihat ${it}</p>${threeOf(1)}`));
  expect(shown('<m:math display="block"><m:semantics><m:mi>x</m:mi><m:annotation encoding="latex">x^2</m:annotation></m:semantics></m:math>').isi.pertanyaan).toContain('<span data-tex="x^2" data-display="block"></span>');
  expect(shown('<img src="media/%61.png" alt=""/>').berkas).toHaveLength(1);
  for (const [it, name] of [['<video src="a.mp4"/>', 'video'], ['<object data="a.mp4" type="video/mp4"/>', 'object'], ['<xi:include href="bacaan.xml"/>', 'include'], ['<iframe src="a"/>', 'iframe']] as const) expect(shown(it).catatan).toEqual([expect.objectContaining({ en: `A part <${name}> does not come along.` })]);
});

test('the most that an item gives is what it says; what an older QTI holds is told', () => {
  expect(good(two(`${response('single', 'identifier', right('b'))}<outcomeDeclaration identifier="SCORE" baseType="float" normalMaximum="4"/>`, threeOf(1))).isi.skor_maksimal).toBe(4);
  expect(() => item('<questestinterop><assessment ident="g"/></questestinterop>')).toThrow('QTI 1.2');
});

test('others take every answer that is right with us', () => {
  const isi = { ...good(two(response('single', 'string', right('satu') + mapping(['satu', 1], ['1', 1])), NUMBERED)).isi };
  expect(writeQti([isi], () => undefined, THREE).isi.get('soal-1.xml')?.toString()).toContain('/map_response.xml"');
});

test('a formula without TeX beside it is read, too', () => {
  expect(good(item(choiceItem('<p>Berapa <m:math><m:mfrac><m:mn>1</m:mn><m:mn>2</m:mn></m:mfrac></m:math>?</p>').toString())).isi.pertanyaan).toContain('<span data-tex="\\frac{1}{2}"></span>');
});
