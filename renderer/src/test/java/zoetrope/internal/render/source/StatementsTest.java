package zoetrope.internal.render.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementsTest {
  /** A vertical bar means a line end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '^',
      quoteCharacter = '`',
      value = {
        "play(a);|play(b); ^ 1",
        "play(|a,|b);|next(); ^ 3",
        "play(a)|;|next(); ^ 2",
        "play(\";\"|);|next(); ^ 2",
        "play(';'|);|next(); ^ 2",
        "play('\\''|);|next(); ^ 2",
        "play(\"\\\";\"|);|next(); ^ 2",
        "play( // ;|a);|next(); ^ 2",
        "play(/* ; ) |;*/a);|next(); ^ 2",
        "play(\"\"\"|\";)|\"\"\", a);|next(); ^ 3",
        "f(x -> {|a(x);|b(x);|});|next(); ^ 4",
        "xs.forEach(x -> play(x));|next(); ^ 1",
        "for (int i = 0; i < 3; i++) play(|a);|next(); ^ 2",
        "for (var x : xs) {|play(x);|} ^ 2",
        "play(|a, ^ 2",
      })
  void aStatementEndsWithItsOwnSemicolon(String source, int last) {
    assertEquals(last, Statements.lastLine(List.of(source.split("\\|", -1)), 1));
  }
}
