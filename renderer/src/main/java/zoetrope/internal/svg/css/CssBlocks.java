package zoetrope.internal.svg.css;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;

/** Finds the ends of bracketed blocks. */
final class CssBlocks {
  private CssBlocks() {}

  /**
   * Returns the index of the closing bracket for {@code open}, or the number of tokens if the
   * closing bracket is missing.
   */
  static int end(List<CssToken> tokens, int open) {
    Deque<Character> closers = new ArrayDeque<>();
    for (int i = open; i < tokens.size(); i++) {
      step(closers, tokens.get(i));
      if (closers.isEmpty()) {
        return i;
      }
    }
    return tokens.size();
  }

  /**
   * Takes tokens up to the first one that is outside brackets and matches {@code stops}. That token
   * is consumed too.
   */
  static Taken until(Iterator<CssToken> tokens, Predicate<CssToken> stops) {
    List<CssToken> taken = new ArrayList<>();
    Deque<Character> closers = new ArrayDeque<>();
    while (tokens.hasNext()) {
      CssToken token = tokens.next();
      if (closers.isEmpty() && stops.test(token)) {
        return new Taken(taken, token);
      }
      step(closers, token);
      taken.add(token);
    }
    return new Taken(taken, null);
  }

  /**
   * The tokens before a stop token, and the stop token.
   *
   * @param stop null if the input ended before a stop token
   */
  record Taken(List<CssToken> tokens, CssToken stop) {
    boolean endedWith(char sign) {
      return stop != null && stop.isSign(sign);
    }
  }

  private static void step(Deque<Character> closers, CssToken token) {
    char closer = token.closer();
    if (closer != 0) {
      closers.push(closer);
    } else if (!closers.isEmpty() && token.isSign(closers.peek())) {
      closers.pop();
    }
  }
}
