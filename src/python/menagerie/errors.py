"""What goes wrong, as an exception that a program can look into."""


class Error(RuntimeError):
    """A refusal of the games: an unknown name, a text that cannot be read, an action that is not legal.

    code      the name of the message, the same in every language: "tokan.move.gap"
    rule      the rule by which a game refuses an action ("T8"), or ""
    line, column, field   where in the text or among the options it is; 0 and "" where there is no place
    """

    def __init__(self, sentence, code="", rule="", line=0, column=0, field=""):
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
        self.rule = rule
        self.line = line
        self.column = column
        self.field = field

    def __reduce__(self):
        return (type(self), (self.sentence, self.code, self.rule, self.line, self.column, self.field))
