package zoetrope.internal.tex.parse;

/** A list that is being read, with its depth in lists of the same kind, as LaTeX counts it. */
final class ListLevel {
  private static final String[] BULLETS = {
    "\\(\\bullet\\)", "{\\bf --}", "\\(\\ast\\)", "\\(\\cdot\\)"
  };
  private static final String[] ROMAN = {"x", "ix", "v", "iv", "i"};
  private static final int[] VALUES = {10, 9, 5, 4, 1};

  private final ListLevel outer;
  private final boolean numbered;
  private final int depth;
  private int items;

  /** Creates a list in the list {@code outer}, which is null for an outermost list. */
  ListLevel(ListLevel outer, String environment) {
    this.outer = outer;
    numbered = environment.equals("enumerate");
    int around = 0;
    for (ListLevel level = outer; level != null; level = level.outer) {
      around += level.numbered == numbered ? 1 : 0;
    }
    depth = around;
  }

  /** Returns the source of the next item's label: a number or a bullet. */
  String nextLabel() {
    items++;
    if (!numbered) {
      return BULLETS[Math.min(depth, BULLETS.length - 1)];
    }
    return switch (depth) {
      case 0 -> items + ".";
      case 1 -> "(" + letter('a') + ")";
      case 2 -> roman(items) + ".";
      default -> letter('A') + ".";
    };
  }

  private String letter(char first) {
    return items <= 26 ? Character.toString(first + items - 1) : String.valueOf(items);
  }

  private static String roman(int number) {
    StringBuilder text = new StringBuilder();
    int rest = number;
    for (int i = 0; i < VALUES.length; i++) {
      for (; rest >= VALUES[i]; rest -= VALUES[i]) {
        text.append(ROMAN[i]);
      }
    }
    return text.toString();
  }
}
