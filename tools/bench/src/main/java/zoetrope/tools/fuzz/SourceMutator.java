package zoetrope.tools.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Mutates scenes so that most still compile: other numbers, and moved statements. */
record SourceMutator(Random random) {
  private static final Pattern NUMBER = Pattern.compile("(?<=[ (,])\\d+(\\.\\d+)?(?=[,) ;])");
  private static final Pattern STATEMENT = Pattern.compile(" {4}(?!return|var|for|if)\\S.*;");

  String altered(String source) {
    String result = source;
    for (int i = 1 + random.nextInt(6); i > 0; i--) {
      result = random.nextInt(3) == 0 ? moved(result) : withAnotherNumber(result);
    }
    return result;
  }

  private String withAnotherNumber(String source) {
    List<MatchResult> numbers = NUMBER.matcher(source).results().toList();
    if (numbers.isEmpty()) {
      return source;
    }
    MatchResult place = numbers.get(random.nextInt(numbers.size()));
    boolean whole = place.group().indexOf('.') < 0;
    String other =
        switch (random.nextInt(8)) {
          case 0 -> "0";
          case 1 -> "-1";
          case 2 -> whole ? "100" : "1e9";
          case 3 -> whole ? "7" : "(0.0 / 0)";
          default -> whole ? "" + random.nextInt(12) : "" + random.nextInt(60) / 10.0;
        };
    return source.substring(0, place.start()) + other + source.substring(place.end());
  }

  /** Removes, repeats or moves a statement of one line. */
  private String moved(String source) {
    List<String> lines = new ArrayList<>(source.lines().toList());
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (STATEMENT.matcher(lines.get(i)).matches()) {
        places.add(i);
      }
    }
    if (places.isEmpty()) {
      return source;
    }
    int from = places.get(random.nextInt(places.size()));
    int to = places.get(random.nextInt(places.size()));
    switch (random.nextInt(3)) {
      case 0 -> lines.remove(from);
      case 1 -> lines.add(to, lines.get(from));
      default -> lines.set(from, lines.set(to, lines.get(from)));
    }
    return String.join("\n", lines);
  }
}
