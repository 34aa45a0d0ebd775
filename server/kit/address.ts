import { BlockList, isIP, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** An address in the one form that it is told and compared in: no zone, and IPv4 as such, also where it comes as IPv6. */
export function plainAddress(ip: string) {
  const bare = ip.replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return MAPPED.exec(address)?.[1] ?? address;
}

/** What counts as one sender: an IPv4 address, or the /64 of an IPv6 address, which is the least that anybody is given. */
export function senderOf(ip: string) {
  const plain = plainAddress(ip);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The eight groups of an address, those that `::` leaves out among them. */
function groupsOf(ip: string) {
  const [left = [], right] = ip.split('::').map((it) => it.split(':').filter(Boolean));
  return right ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right] : left;
}

let [told, networks] = ['', new BlockList()];

/** Whether somebody comes from the school's own networks (`SCHOOL_NETWORKS`, as `10.1.0.0/16,2001:db8:7::/48`), where hundreds share an address. */
export function isAtSchool(ip: string) {
  const list = process.env.SCHOOL_NETWORKS ?? '';
  if (list !== told) [told, networks] = [list, networksOf(list)];
  const plain = plainAddress(ip);
  return isIP(plain) > 0 && networks.check(plain, familyOf(plain));
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

function networksOf(list: string) {
  const found = new BlockList();
  for (const [address = '', bits] of list.split(',').map((it) => it.trim()).filter(Boolean).map((it) => it.split('/'))) {
    const family = familyOf(address);
    found.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return found;
}
