import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { PICTURE_ENDINGS } from '#contract/file/file';
import { file } from '#contract/file/file.api';
import { Dialog } from '#client/kit/dialog';
import { UploadPhoto } from '#client/kit/upload-photo';
import { useWords } from '#client/kit/words';
import { Formula } from '#client/kit/rich/formula';
import { formulaNode, pictureNode } from '#client/kit/rich/rich-nodes';
import { SoundDialog } from '#client/question-bank/sound-dialog';
import '#client/question-bank/question-bank.words';

const ENDINGS = Object.values(PICTURE_ENDINGS).flat();
type Props = { kind: 'formula' | 'picture' | 'sound'; onPut: (node: Node | undefined) => void };
const DIALOGS = { formula: FormulaDialog, picture: PictureDialog, sound: SoundDialog };

/** A formula, a picture or a sound, put into a text. */
export function PieceDialog({ kind, onPut }: Props) {
  const Dialog = DIALOGS[kind];
  return <Dialog onPut={onPut} />;
}

function FormulaDialog({ onPut }: Pick<Props, 'onPut'>) {
  const t = useWords('questionBank');
  const [tex, setTex] = useState('');
  const [isBlock, setBlock] = useState(false);
  return (
    <Dialog title={t('formula')} okText={t('put')} cancelText={t('cancel')} okButtonProps={{ disabled: !tex.trim() }} onOk={() => onPut(formulaNode(tex.trim(), isBlock))} onCancel={() => onPut(undefined)}>
      <div className="question-fields">
        <label htmlFor="formula-tex">{t('tex')}</label>
        <Input.TextArea id="formula-tex" autoFocus rows={2} dir="ltr" value={tex} placeholder="\frac{1}{2}" onChange={({ target }) => setTex(target.value)} />
        <Checkbox checked={isBlock} onChange={({ target }) => setBlock(target.checked)}>{t('ownLine')}</Checkbox>
        {tex.trim() && <p className="panel" aria-live="polite"><Formula tex={tex.trim()} isBlock={isBlock} /></p>}
      </div>
    </Dialog>
  );
}

function PictureDialog({ onPut }: Pick<Props, 'onPut'>) {
  const t = useWords('questionBank');
  const [alt, setAlt] = useState('');
  return (
    <Dialog title={t('picture')} footer={null} onCancel={() => onPut(undefined)}>
      <div className="question-fields">
        <label htmlFor="picture-alt">{t('alt')}</label>
        <Input id="picture-alt" value={alt} maxLength={200} onChange={({ target }) => setAlt(target.value)} />
        <UploadPhoto endpoint={file.keepQuestionPicture} resize="original" endings={ENDINGS} onDone={(id) => onPut(pictureNode(`/api/file/${id}`, alt.trim()))} />
      </div>
    </Dialog>
  );
}
