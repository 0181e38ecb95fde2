/** What the shop promises, by area: the sentences of its specification, and what it promises beyond it. */
export const promises = {
  'The shop and its frame': {
    'shop/browse': 'Anonymous and signed-in shoppers browse by genre, read details and fill a cart',
    'shop/cash-on-delivery': 'Cash on delivery is the only payment method; shoppers see their own orders',
    'shop/sign-in': 'Sign-in with e-mail and password, or with a Google popup',
    'shop/one-admin': "One administrator with username and password; 'Dashboard', 'Book Store Inventory'",
    'shop/header':
      "Header: logo to /, search box 'Search here', user menu, cart link with a badge (0 when empty)",
    'shop/footer':
      "Footer: Home, Services, About Us, Contact, newsletter with 'Subscribe', Privacy Policy, Terms of Service, social links",
    'shop/banner': "Banner 'New Releases This Week' with Subscribe; no behaviour",
    'shop/width': 'Page content no wider than the 2xl screen',
    'shop/covers': 'Covers by file name from the books folder',
  },
  Pages: {
    'pages/public': 'Public routes /, /login, /register, /cart, /about, /books/{id} in one layout',
    'pages/about': "/about is the text 'About'",
    'pages/legal': '/privacy and /terms are pages, with sample texts that say so until they are replaced',
    'pages/guarded': '/checkout and /orders need a login, in the same layout',
    'pages/admin': '/admin is public; everything under /dashboard is guarded',
    'pages/unknown': 'Any other address: a page that leads back',
    'pages/one-address':
      'Every public page names its one address and what a preview shows; private pages and pages of results are kept from search engines',
    'pages/structured-data':
      'Structured data of home, books and lists: what the page shows, and nothing that a text could break',
    'pages/sitemaps': 'Sitemaps and feeds have every book with its last change; a deleted one leaves them',
  },
  'Header user menu': {
    'menu/anonymous': 'Anonymous: an icon link to /login',
    'menu/signed-in':
      'Signed in: avatar with Dashboard, Orders, Cart Page, Check Out, LogOut; choosing closes',
  },
  Home: {
    'home/genres':
      "'Top Sellers' with the genres 'Choose a genre', Business, Fiction, Horror, Adventure, compared in lower case",
    'home/recommended': "'Recommended for You': positions 8 to 17 of the list",
    'home/news': "'News': 5 fixed items with title, description and image, no server data",
    'home/slides': '1 slide, 2 from 768 px, 3 from 1100 px',
    'home/every-book': "'Top Sellers' reaches every book of a genre and says when there are no more",
    'home/way-back': 'The way back to home leads to the same genre and slides',
    'home/early-use': 'What is pressed before any script has arrived takes effect',
    'home/card':
      'Card: cover and title link to the book, 80 characters and an ellipsis, new price with $, old price struck through, adding to the cart',
  },
  Login: {
    'login/form':
      "Email, password; 'Login', 'Login As Admin' to /admin, 'Sign in with Google', link to /register",
    'login/success': "Success: 'Login Successful!' and /",
    'login/forgotten-password':
      'A forgotten password can be replaced by a mail to the address of the account',
  },
  Register: {
    'register/form': "Email, password, 'Register', link to /login, Google sign-in",
    'register/password-rule': 'The rule of a new password stands at its field',
    'register/success':
      "Success: 'User registered successfully!', signed in, and / or the guarded page that was asked for",
  },
  Cart: {
    'cart/stock':
      "'Only 2 left' and 'Out of stock' on cards, pages, button and cart; the checkout names the book",
    'cart/empty': "'Shopping cart', 'Clear Cart'; empty: 'No produt found'",
    'cart/removed':
      'After a book was removed the focus is at the next one, and what left and what is to pay is said',
    'cart/undo': 'What was removed or cleared can be put back',
    'cart/items':
      "Items with cover, title, price, category, quantity 1, 'Remove'; subtotal with 2 decimals; 'Shipping and taxes calculated at checkout.'; 'Checkout', 'Continue Shopping'",
  },
  Checkout: {
    'checkout/total': "'Cash On Delivery', total price and item count",
    'checkout/form':
      "All fields, the e-mail read-only, the phone numeric, the terms; 'Place an Order' disabled until they are ticked",
    'checkout/once': 'An order whose answer was lost is placed once, also after a reload or a correction',
    'checkout/prefill':
      'The form begins with the last order, never over what was typed; without a street it says so and orders all the same',
    'checkout/draft':
      'What was typed outlives a reload and the way to the cart, but neither the order nor the log-out',
    'checkout/session-ended':
      'A session that was ended elsewhere leads to the login and back, with what was typed',
    'checkout/way-back': "After a login that the checkout asked for, home says 'Your cart is waiting'",
    'checkout/success': "Success: 'Order Confirmed' / 'Order Placed Successfully', then /orders",
  },
  'Book page': {
    'book/details': "Title, cover, author, published date, category, description, 'Add to Cart'",
    'book/author': "The author of a book without one is 'admin'",
    'book/states': "'Loading...', then the book or 'Error while loading book info'",
  },
  'Lists of books': {
    'lists/search':
      'A mistyped search finds what was meant and says so; the typed words can be searched for, too',
    'lists/suggestions':
      'Titles, authors and categories are suggested while the visitor types, by keyboard as well; nothing loads before',
    'lists/address': 'What a list is narrowed down by, its order and its page stand in its address',
    'lists/ways-on': 'From a book to its author, its category and related books',
    'lists/every-book': 'Every book is within four clicks of the home page, and no link is broken',
    'lists/no-javascript': 'Searching and browsing need no JavaScript',
    'lists/share': 'The page of a book can be shared',
  },
  Orders: {
    'orders/own': "'Your Orders' of the signed-in shopper",
    'orders/none': "'Loading...', 'No orders found'",
    'orders/number':
      'An order has a number, the cash to have ready, the expected day, and says what happens next',
    'orders/progress':
      'What the shop does with an order shows at once, with its notes and where the parcel is',
    'orders/cancel': "'Cancel order' while it is placed, asked first; when the shop was faster, that is said",
    'orders/page':
      'Every order has a page of its own, which prints as a receipt on one page; no other shopper sees it',
    'orders/changes':
      'What was taken out or came back, the present total, each parcel and the messages of the shop stand with the order',
    'orders/error': "'Error getting orders data'",
  },
  'Orders on their way': {
    'orders/steps': 'An order takes the steps of one table and no others, each by who may take it',
    'orders/lines':
      'A line taken out takes its price, its copy and its figures with it, and brings them back when it is put back',
    'orders/parcels':
      'An order is sent in parcels, each with its mail and its money; its status follows from them',
    'orders/discounts':
      'The desk takes an amount or a percent off the books of an order for a reason and takes it back; all sums, mails and papers follow to the cent, and no total is below 0',
    'orders/undo':
      'A step is undone as if it had not been while its mail has not gone, and taken back with a reason later',
    'orders/notes': 'Notes of the desk stay with the desk; a message and a correction reach the shopper',
    'orders/once': 'Every change of an order is made once however often it is tried',
    'orders/counters': 'What an order counts as follows its status, in all figures and on its day',
    'orders/figures': 'No order is refused because figures have no room',
    'orders/upgrade': 'Orders that were placed before orders had a number and a status get them',
    'orders/export': 'The orders of some days as CSV that no spreadsheet takes for formulas',
  },
  'Cash and books': {
    'cash/ledger': 'The money of an order is a ledger of entries whose sum is its balance',
    'cash/never-more': 'Never more money is given back than was taken',
    'cash/once': 'A call that notes money, closes a day or opens it again takes effect once',
    'cash/closed':
      'A closed day takes no entry any more, what comes later counts on the next day, and only the owner opens it again',
    'cash/day':
      'The cash-up of a day: taken, given back, out with carriers, counted, and on one sheet of paper',
    'invoices/figures':
      "An order's invoices and credit notes add up to what it costs, by rate and to the cent, and none is ever changed",
    'invoices/numbers':
      'Invoices are numbered without a gap and without a double, with what they are about or not at all',
    'invoices/file': 'The file of an invoice says its number and total, and is the same bytes each time',
    'invoices/private': 'A shopper gets the invoices of their own orders and of no other',
    'invoices/journal': "The accountant's journal equals the invoices and the cash book",
    'cash/accountant': "The accountant's rows, the cash-up and the orders have the same sums",
  },

  'Admin login': {
    'admin-login/form': "'Admin Login', username, password, Login, copyright line",
    'admin-login/success': 'Success goes to /dashboard',
  },
  Dashboard: {
    'dashboard/shell':
      "Side navigation; header with search, fixed name, role and photo, notifications, log-out; title, subtitle, 'Manage Books', 'Add New Book'; the nested page",
    'dashboard/no-behaviour': 'Search: an empty box does nothing, and words find books and orders',
    'dashboard/spinner': 'A full-screen spinner',
    'dashboard/log-out': 'Log-out removes the token and goes to /',
  },
  Overview: {
    'opening/list': 'The owner of a new shop sees what opens it, with what is done, until the list is closed',
    'overview/cards':
      "Products, Total Sales in dollars, 'Trending Books in This Month' with '(13%)', Total Orders; loading until they arrive",
    'overview/chart':
      "'The number of orders per month', 'Monthly Revenue', 'Revenue (USD)', twelve fixed values, hidden on small screens",
    'overview/filler':
      "'Orders left' 02, 'Website visits (last day)' 139, 'Users by average order' with an inert 'Descending', 'Students by type of studying'",
  },
  'Order desk': {
    'desk/list': 'All orders with number, time, name, books, total and status; an empty list says why',
    'desk/live': 'A new order appears without a reload, is announced and counted on the bell',
    'desk/find':
      'By status, day, number, name, e-mail or phone, 25 at a time; what is shown stands in the address',
    'desk/order': 'An order with its books, address, phone, e-mail, history, parcel and cash',
    'desk/step':
      'The next step is one press, the final ones ask first; a step is taken once, and never from a state that is over',
    'desk/mails':
      'The mails of an order and their state; each can be sent again, and those that were given up stand above the orders',
    'desk/keyboard':
      'j, k, Enter, x and p work the list off, never while the shopkeeper types in a field, and can be turned off',
    'desk/bulk': 'Up to 100 orders of one status take their next step at once, with a summary of what failed',
    'desk/print':
      'A packing slip with a Code 128 barcode on a page of its own for each order, and one picking list for all',
    'desk/undo':
      'A step of one order or of many is taken back with one press, and what was not is named with its reason',
    'desk/lines':
      'A book is taken out of an order, put back or returned, and the order shows what it costs now',
    'desk/parcels':
      'Some books are shipped now and the rest later; each parcel is delivered, returned, corrected or unpacked',
    'desk/recipient': 'To whom and where an order goes is corrected in its place',
    'desk/texts': 'Notes for the desk, and messages to the shopper from words that are kept',
    'desk/export': 'The orders of some days as CSV',
    'desk/overview':
      'What to pack, the sales of the last 30 days, the best sellers and mails that were not sent',
    'desk/clicks': 'An order of a busy day needs fewer than four clicks to pick, pack and print',
  },
  'Manage books': {
    'manage-books/table': "'All Books': #, Book Title, Category, Price with $, Actions; Edit and Delete",
    'manage-books/undo': 'A deleted book can be brought back for ten seconds',
    'manage-books/see-all': "'See all' does nothing",
    'manage-books/bulk':
      'Price, category and trending of many books change at once, or they go, after a preview and with one undo',
    'manage-books/drafts': 'A book can be kept as a draft, seen as the shop would show it, and published',
    'manage-books/shelves':
      'Books in an order of one’s own, with notes, have a page of their own and stand on the home page',
    'manage-books/receive':
      'A box of 40 titles is received in at most 45 actions, outlives a reload, and is undone by one',
    'manage-books/stocktake':
      '100 books of a shelf are counted in at most 110 actions, by several people at once, and booked as one step',
    'manage-books/search': 'The box in the header finds books and orders, by keyboard alone',
  },
  'Add New Book': {
    'add-book/form':
      "Title, Description, Category, Trending, Old Price, New Price, Cover Image (images only), 'Add Book'",
    'add-book/labels': "'Selected: ...', 'Adding..'",
  },
  'Update Book': {
    'update-book/form': "The same fields prefilled, 'Cover Image URL', 'Update Book'",
    'update-book/states': "A loader, or 'Error fetching book data'",
  },
  Data: {
    'data/book':
      'A book: _id, title, description, category, author, coverImage, newPrice, oldPrice, trending, createdAt',
    'data/cover': 'The cover is a file name when added, a URL when edited',
    'data/categories':
      "Categories business, technology, fiction, horror, adventure; the empty one is 'Choose A Category'",
    'data/cart': 'The cart: books by _id, quantity 1',
    'data/order': 'An order: name, email, phone, address, productIds, totalPrice with 2 decimals',
    'data/user':
      "The current user's e-mail, name and picture; a loading flag; registerUser, loginUser, signInwithGoogle, logout",
    'data/admin-login': 'Admin login: username and password; the answer is a token',
    'data/statistics': 'Admin statistics: totalBooks, totalSales, trendingBooks, totalOrders',
    'data/state': 'State: the cart and two caches of server data',
  },
  States: {
    'states/auth': 'Auth starts loading, then the user is set or cleared',
    'states/guarded': "Guarded pages: 'Loading...' first, then /login without a signed-in shopper",
    'states/cart': 'Cart: a book enters once with a toast, else a warning; remove; clear',
    'states/checkout': 'Checkout: confirmation and /orders, or an alert',
    'states/admin-login':
      "Admin login: the token replaces an earlier one, 'Admin Login Successful!', /dashboard; inline error otherwise",
    'states/admin-expiry':
      "3600 seconds later: token removed, 'Token has been expired!,Plesase login again', /",
    'states/admin-guard': 'Admin guard: a stored token, else /admin',
    'states/add-book':
      "Add: 'Book added' / 'Your book is uploaded successfully!', 'Yes, It's Okay!' and cancel; list refetched; form and file cleared",
    'states/edit-book': "Edit: 'Book Updated' / 'Your book is updated successfully!', refetched",
    'states/delete-book': "Delete: 'Book deleted successfully!', refetched",
    'states/statistics': 'Statistics: loading, loaded; on failure loading, and the error is logged',
  },
  Validation: {
    'validation/credentials': 'Login, registration and admin login need both fields',
    'validation/terms': 'Only the terms gate an order',
    'validation/duplicate':
      "Twice the same book: 'Already Added to the Cart', 'You won't be able to revert this!', warning icon, cancel, 'OK!'",
    'validation/book':
      'A book needs title, description, category of the list, old and new price; Trending and file are optional',
    'validation/edit': 'An empty cover on edit keeps the old one; prices are numbers',
    'validation/lengths': 'No length limits that a reader meets',
  },
  Roles: {
    'roles/anonymous': 'Anonymous: browse, cart, sign in, register',
    'roles/shopper': 'Signed-in shopper: checkout and own orders',
    'roles/admin-session':
      'An admin session ends with its hour or the log-out, for calls and uploads alike; nothing that is nearly its token is let in',
    'roles/rules': 'No clause of the security rules can be wrong without a test that fails',
    'roles/admin-token':
      'Admin: token in local storage, sent as bearer; the guard looks for a token only, the server checks it',
  },
  'People of the dashboard': {
    'people/roles': 'Who works in the dashboard sees and does what their role lets them, and nothing else',
    'people/ended': 'A person who is removed, or given another role or password, is signed out at once',
    'history/every-write':
      'Every change that a person of the dashboard makes is in the history, with who and what',
    'history/private': 'The history has nothing of a shopper',
    'history/restore': 'Any earlier state of a book in the history can be brought back',
    'people/own-password':
      'A person gives themselves another password by the old one, and their other sessions end',
    'people/throttled': 'Guesses at the passwords of all people count against the same limits',
  },
  'Settings of the shop': {
    'reduced/fixed':
      'Where the law fixes the price of books, form, import and bulk change refuse reductions, and none is shown',
    'reduced/rule':
      'By the EU rule a struck-through price is the lowest price of the 30 days before, or there is none',
    'currency/orders':
      'Prices, orders, mails, exports and refunds are in the currency of the shop, and an order stays in that in which it was placed',
    'tax/sums':
      'Tax is found line by line by one rule and shown by rate; the sums of orders, refunds and exports add up to the cent',
    'tax/orders':
      'The owner alone sets the tax of the shop; an order keeps the rates of its day, and the shopper sees them at cart, checkout, order and mail',
    'delivery/collection':
      'Where the owner lets orders be collected, a shopper chooses it, pays no delivery and gives no address; the desk says when it is ready, takes its cash at the counter, and can take each step back',
    'delivery/areas':
      'The delivery costs what the first area of the owner’s list says that covers the address; an order is placed at the cost that the shopper saw, and slips, mails, cash and exports count it to the cent',
    'delivery/weight':
      'Where the owner lets it, the delivery costs by the weight of the books, with one weight for books that name none; the checkout and the order weigh alike, and the shopper pays what was shown',
    'settings/profile':
      'The owner alone sets name, contact, news and a promo line without code, and visitors see them; all of them are plain text',
    'settings/any': 'Whatever the owner sets, as far as it is valid, pages stay readable on every screen',
    'settings/genres':
      'The owner adds, renames, hides, orders and merges genres; forms, lists, filters, feeds and imports follow, and the books of a genre stay',
    'settings/welcome':
      'The first words of the home page, and those on delivery and payment, are the owner’s; without a setting they are those of the spec',
    'settings/services':
      'Google sign-in, the look-up by ISBN and the newsletter can be turned off: what is off is not shown',
    'settings/mails':
      'The owner chooses who gets the mails about new orders, and what mails to shoppers begin and end with',
    'settings/undo':
      'A change of the settings can be undone at once, and later from the history: what it has replaced is kept whole',
    'settings/defaults': 'A shop that sets nothing, or whose settings are damaged, shows what the spec says',
    'settings/reads': 'An instance reads the settings once a minute',
  },
  Calls: {
    'calls/credentials': 'All calls include credentials',
    'calls/admin': 'POST /api/auth/admin; GET /api/admin with the token',
    'calls/read-books': 'GET /api/books, GET /api/books/{id}',
    'calls/write-books': 'POST create-book, PUT edit/{id}, DELETE {id} with the token',
    'calls/orders': 'POST /api/orders, GET /api/orders/email/{email}',
    'calls/no-token': 'Admin calls fail when there is no token',
    'calls/content-type': 'JSON is read as JSON, anything else as text',
    'calls/auth-persistence': 'Auth persistence: indexed storage, then session storage, then memory',
  },
  Errors: {
    'errors/sign-in': 'Login, registration, Google, admin login',
    'errors/order': "'Failed to place an order'",
    'errors/book': "'Error while loading book info'",
    'errors/orders': "'Error getting orders data'",
    'errors/duplicate': "'Already Added to the Cart'",
    'errors/admin-login': 'Admin login failure, whatever the status',
    'errors/inventory':
      "'Failed to add book.Please try again', 'Failed to update book.', 'Failed to delete book. Please try again.'",
    'errors/edit-book': "'Error fetching book data'",
    'errors/statistics': 'Statistics failure: only logged',
    'errors/toast': "Toast 'Product Added to the Cart': top right, success icon, no button, 1500 ms",
    'errors/kinds': 'FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR, or a status with data',
    'errors/provider': "The provider's codes (popup closed, network failed …) become the product's sentences",
  },
  Constants: {
    'constants/money': '$ and 2 decimals',
    'constants/description': '80 characters on a card',
    'constants/counts': 'Positions 8 to 17; 5 genres; 5 news',
    'constants/toast': 'Toast 1500 ms',
    'constants/admin-session': 'Admin session 3600 seconds',
    'constants/slides': 'Slides 1, 2 from 768 px, 3 from 1100 px',
    'constants/cache': 'Unused server data is kept 60 seconds',
    'constants/chart': "12 monthly values; '(13%)'",
    'constants/dialogs': "Dialogs: 'OK', 'No', 'Cancel'",
  },
  'At any size': {
    'size/reads':
      'No page reads more as the catalogue grows: home and book one document, a list its length, the statistics ten counters',
    'size/cdn': 'While the CDN keeps a page it costs nothing',
    'size/indexes': 'Every query has its index, and nothing else is indexed',
    'size/first-content':
      'Home and book pages need one request and no JavaScript to be read; checkout and dashboard show their frame after a few',
    'size/budgets': 'Pages keep within their bytes and requests, and nothing on them jumps',
  },
  'For every visitor': {
    'visitors/accessible':
      'Nothing that axe finds (WCAG 2.2 AA), light and dark, on every page and in every menu, dialog and error',
    'visitors/keyboard': 'Whole journeys by keyboard; the focus goes where the eye goes',
    'visitors/motion': 'No motion for visitors who want none',
    'visitors/small-screens': '320 px and 200 % without scrolling sideways',
    'visitors/titles': 'A title for every page, an icon, a manifest',
    'visitors/fields': 'Fields that password managers and phones understand; show password',
    'visitors/language': "Days in the reader's language",
    'visitors/back': 'Going back finds the place',
    'visitors/print': 'Orders print alone; prices align',
    'visitors/announced': 'Counts and results are announced',
    'visitors/odd-texts': 'Odd texts are text; missing fields leave no hole',
    'visitors/hostile-texts':
      "Sixty hostile texts stay texts in every stored field, in the address bar and in the cart's storage",
    'visitors/security-policy': 'No page does what the security policy forbids, in any browser test',
    'visitors/local-storage': 'A full or forbidden local storage',
    'visitors/offline':
      'Without a connection a page says so, tries again when there is one, and the cart opens',
    'visitors/hurry': 'Hurry: two books, a double click, two tabs',
    'visitors/changes': 'Books and prices that change under way',
    'visitors/cdn':
      'Answers that the CDN keeps for a minute never hide from the admin what the admin has changed, nor keep an order from being placed',
  },
  Mails: {
    'mails/words':
      'Every step of an order writes a mail, as text and as HTML, in which the texts of shoppers and people stay texts',
    'mails/sent-once-back':
      'Orders are placed without a mail server, and their mails are sent when it is back',
    'mails/one-at-a-time':
      'No mail is sent twice at once; one whose sender was killed goes out again as the same message',
    'mails/abuse':
      'Who orders and cancels in the name of another address sends few mails there, and to the shop',
    'mails/confirmed':
      'Where the owner asks for it, an address is confirmed before the second unpaid order goes to it',
    'mails/again': 'The admin sees what became of each mail, and sends any of them again',
  },
  'Load, crashes and guessing': {
    'load/idempotency': '200 tries at once with one key are one order; 200 checkouts at once are 200',
    'load/steps': 'Two hundred tries at once to take a step of an order take it once',
    'load/counters': 'The counters stay right whatever happens at once',
    'load/stock':
      'Ten copies and two hundred shoppers are ten orders; a stock is the sum of its ledger and never below none',
    'load/price-race': 'An order is wholly at the old or wholly at the new prices',
    'load/order-rate': 'A shopper places thirty orders an hour, and may ask for every one of them again',
    'load/deliveries':
      'A delivery that breaks off between its books goes on where it stopped, and books nothing twice',
    'load/crash': 'A function that is killed leaves no half order, loses none and makes none twice',
    'load/outage': 'Without its database the shop says when to come back, and loses nothing',
    'load/traces':
      'Sign-ins, refused ones and exports stand in the history with the person, and no attack fills it',
    'load/guessing':
      'Unknown devices have few guesses, from however many addresses, and never lock the admin out',
    'load/limits': 'Bodies, instances, time and memory have limits',
  },
  'Privacy, recovery and supply chain': {
    'privacy/log': 'The log has a line for every call, and nothing that a caller has sent',
    'privacy/erasure': 'A shopper can be erased, and every total stays',
    'recovery/backup': 'The shop comes back from its backup',
    'release/data':
      'The data of an earlier release comes up to now with nothing lost, however often that is killed',
    'recovery/reindex': 'What is derived from the books can be made anew while the shop is open',
    'storage/covers':
      'Nothing but a cover can be stored; what is no picture is removed at once; covers go when nothing shows them, and never before',
    'supply-chain':
      'Packages are those that were looked at; no secret is in the repository, its history or what is deployed',
    'app-check': 'App Check is prepared, and off',
  },
  'Odd inputs': {
    'inputs/fuzz':
      "Whatever is sent to any address is answered in the shop's own words, and nothing foreign is kept",
    'inputs/length': 'No foreign text takes time that grows with the square of its length',
    'catalogue/folds':
      'The catalogue in memory is what the shop has, however many functions change and fold it at once, are killed or find it damaged',
    'inputs/model':
      'Books, orders, stock and money come out of any sequence of commands as they do of a shop in memory',
  },
} as const;

type Areas = typeof promises;
export type PromiseId = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas];

/** As Vitest wants its tags declared; `npm run promises` prints them. */
export const promiseTags = Object.values(promises).flatMap((area) =>
  Object.entries(area).map(([name, description]) => ({ name, description })),
);
