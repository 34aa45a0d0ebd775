import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useDisplay } from '#client/display/display';
import { Crest } from '#client/shell/crest';
import { DemoSign } from '#client/shell/demo-sign';
import { MenuList } from '#client/shell/menu-list';
import { SchoolSign } from '#client/shell/school-sign';
import { Lockup } from '#client/kit/lockup';
import { useWords } from '#client/kit/words';
import '#client/shell/shell.words';

const RAIL = 72;

/** School, groups, foot; as a rail of icons where it was folded, or there is no room for more. */
export function Side({ isCramped }: { isCramped: boolean }) {
  const t = useWords('shell');
  const { menu_width } = useDisplay();
  const [isFolded, setFolded] = useState(() => localStorage.getItem('menu') === 'ringkas');
  const isRail = isFolded || isCramped;
  const toggle = () => {
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
        <button type="button" className="side-fold" aria-label={t(isFolded ? 'expandMenu' : 'collapseMenu')} title={t(isFolded ? 'expandMenu' : 'collapseMenu')} onClick={toggle}>
          {isFolded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        </button>
      )}
    </aside>
  );
}
