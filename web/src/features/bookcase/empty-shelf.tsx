/** As high as a shelf, and without its styles. */
export const EmptyShelf = () => <div aria-hidden="true" className="empty-shelf" />;
