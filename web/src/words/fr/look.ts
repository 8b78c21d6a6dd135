export default {
  title: 'Look back',
};
