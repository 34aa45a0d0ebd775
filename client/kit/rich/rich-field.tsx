import { AudioOutlined, BoldOutlined, FunctionOutlined, ItalicOutlined, PictureOutlined, UnorderedListOutlined, VerticalAlignBottomOutlined, VerticalAlignTopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useWords } from '#client/kit/words';
import { htmlOf, nodesOf } from '#client/kit/rich/rich-nodes';
import '#client/kit/rich/rich.css';
import '#client/kit/rich/rich.words';

type Piece = 'formula' | 'picture' | 'sound';
/** Asks for a piece that is put into a text whole; nothing where there is to be none. */
export type Pieces = ComponentType<{ kind: Piece; onPut: (node: Node | undefined) => void }>;
type Props = { id: string; label: string; value: string; isLong?: boolean; isDisabled?: boolean; problem?: string | undefined; /** Who asks for formulas, pictures and sounds, where there may be some. */ pieces?: Pieces; onChange: (html: string) => void };

const COMMANDS = [['bold', <BoldOutlined key="b" />], ['italic', <ItalicOutlined key="i" />], ['subscript', <VerticalAlignBottomOutlined key="s" />], ['superscript', <VerticalAlignTopOutlined key="p" />], ['insertUnorderedList', <UnorderedListOutlined key="l" />]] as const;

/** A text with its form: the box is filled once, and from then on is its writer's. */
export function RichField({ id, label, value, isLong = false, isDisabled = false, problem, pieces: PieceDialog, onChange }: Props) {
  const t = useWords('rich');
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(value);
  const [piece, setPiece] = useState<{ kind: Piece; at: Range }>();
  useEffect(() => {
    box.current?.replaceChildren(...nodesOf(first.current));
  }, []);

  const tell = () => box.current && onChange(htmlOf(box.current.childNodes));
  const command = (name: string, argument?: string) => {
    box.current?.focus();
    document.execCommand(name, false, argument);
    tell();
  };
  /** The line that is written in, or all of them, turned round. */
  const turn = () => {
    const at = whereIn(box.current).startContainer;
    const block = (at instanceof Element ? at : at.parentElement)?.closest<HTMLElement>('p, li, td, th, blockquote');
    if (!block || !box.current?.contains(block)) command('formatBlock', 'p');
    const target = block && box.current?.contains(block) ? [block] : [...(box.current?.children ?? [])];
    for (const it of target as HTMLElement[]) it.dir = it.dir === 'rtl' ? 'ltr' : 'rtl';
    tell();
  };
  const put = (node: Node | undefined) => {
    if (node && piece) {
      piece.at.deleteContents();
      piece.at.insertNode(node);
      tell();
    }
    setPiece(undefined);
    box.current?.focus();
  };
  return (
    <div className={`rich-field${isLong ? ' is-long' : ''}`}>
      <div ref={box} id={id} className="rich rich-box" dir="auto" role="textbox" aria-multiline="true" aria-label={label} aria-invalid={problem !== undefined} aria-describedby={problem && `${id}-problem`} tabIndex={0} contentEditable={!isDisabled} suppressContentEditableWarning
        onInput={tell} onPaste={(event) => {
          event.preventDefault();
          document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
        }} />
      {!isDisabled && (
        <div className="rich-tools" role="toolbar" aria-label={t('toolsOf', { nama: label })}>
          {COMMANDS.map(([name, icon]) => <Button key={name} type="text" size="small" aria-label={t(name)} title={t(name)} icon={icon} onMouseDown={(event) => event.preventDefault()} onClick={() => command(name)} />)}
          <Button type="text" size="small" aria-label={t('turn')} title={t('turn')} onMouseDown={(event) => event.preventDefault()} onClick={turn}>ع</Button>
          {PieceDialog && (
            <>
              <Button type="text" size="small" aria-label={t('formula')} title={t('formula')} icon={<FunctionOutlined />} onClick={() => setPiece({ kind: 'formula', at: whereIn(box.current) })} />
              <Button type="text" size="small" aria-label={t('picture')} title={t('picture')} icon={<PictureOutlined />} onClick={() => setPiece({ kind: 'picture', at: whereIn(box.current) })} />
              <Button type="text" size="small" aria-label={t('sound')} title={t('sound')} icon={<AudioOutlined />} onClick={() => setPiece({ kind: 'sound', at: whereIn(box.current) })} />
            </>
          )}
        </div>
      )}
      {problem && <p id={`${id}-problem`} className="rich-problem">{problem}</p>}
      {piece && PieceDialog && <PieceDialog kind={piece.kind} onPut={put} />}
    </div>
  );
}

/** Where somebody writes in a box, its end where they are elsewhere. */
function whereIn(box: HTMLElement | null): Range {
  const selection = getSelection();
  if (selection?.rangeCount && box?.contains(selection.anchorNode)) return selection.getRangeAt(0).cloneRange();
  const end = document.createRange();
  if (box) end.selectNodeContents(box);
  end.collapse(false);
  return end;
}
