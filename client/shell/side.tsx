import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useDisplay } from '#client/display/display';
import { Crest } from '#client/shell/crest';
import { DemoSign } from '#client/shell/demo-sign';
import { MenuList } from '#client/shell/menu-list';
import { SchoolSign } from '#client/shell/school-sign';
import { Lockup } from '#client/kit/lockup';
import { useStore } from '#client/kit/store';
import { isWide } from '#client/kit/wide';
import { useWords } from '#client/kit/words';
import '#client/shell/shell.words';

const RAIL = 72;

/** School, groups, foot; as a rail of icons where it was folded, or there is no room for more. */
export function Side({ isCramped }: { isCramped: boolean }) {
  const t = useWords('shell');
  const { menu_width } = useDisplay();
  const [isFolded, setFolded] = useState(() => localStorage.getItem('menu') === 'ringkas');
  const wide = useStore(isWide);
  const [isOpened, setOpened] = useState(false);
  if (!wide && isOpened) setOpened(false);
  const isShut = wide ? !isOpened : isFolded;
  const isRail = isShut || isCramped;
  const toggle = () => {
    if (wide) return setOpened(!isOpened);
    localStorage.setItem('menu', isFolded ? 'lebar' : 'ringkas');
    setFolded(!isFolded);
  };
  return (
    <aside className={isRail ? 'side is-rail' : 'side'} style={{ width: isRail ? RAIL : menu_width }}>
      {isRail ? <div className="school"><Crest /></div> : <SchoolSign />}
      <MenuList isRail={isRail} />
      <div className="side-foot">
        <Lockup />
        {!isRail && <DemoSign />}
      </div>
      {!isCramped && (
        <button type="button" className="side-fold" aria-label={t(isShut ? 'expandMenu' : 'collapseMenu')} title={t(isShut ? 'expandMenu' : 'collapseMenu')} onClick={toggle}>
          {isShut ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        </button>
      )}
    </aside>
  );
}
