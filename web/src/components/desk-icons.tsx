import { Icon, type IconProps } from './icons.tsx';

// Apart from the shop's own icons, which come with every page.

export function ParcelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5M8 6l8 4" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z" />
    </Icon>
  );
}
