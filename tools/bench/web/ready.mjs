// When what a person came for is there. Each runs in the page that is measured, and so can use nothing from outside.

/** The dashboard's four figures and ten calls. */
export const figuresOfConsole = () => {
  const sections = [...document.querySelectorAll('main section')];
  const calls = sections.find((section) => section.querySelector('h2')?.textContent === 'Recent Call Activity');
  return (
    sections.filter((section) => section.matches(':has(> h2 + span)')).length >= 4 &&
    calls?.querySelectorAll('li').length >= 10
  );
};

/** The same of a yardstick: four cards and a table of ten rows. */
export const figuresOfYardstick = () =>
  document.querySelectorAll('[data-figure]').length >= 4 && document.querySelectorAll('tbody tr').length >= 10;

/** A room can be chosen: React has taken the button over. */
export const rooms = () => {
  const button = [...document.querySelectorAll('main li button')].find(({ disabled }) => !disabled);
  const props = button && Object.keys(button).find((key) => key.startsWith('__reactProps$'));
  return props !== undefined && typeof button[props].onClick === 'function';
};
