// What a page says where it does not even ask the server of a room.
export default {
  refusals: {
    unreachable: 'There is no way to the server now. Try it again in a moment.',
    rolling: 'The dice are on their way. First see what they show.',
    misfit:
      'Something that the server said cannot be true, so this device shows nothing more of its secrets.',
    seated: 'You have a seat at this table already.',
    not_your_turn: 'Somebody else is on turn.',
  },
};
