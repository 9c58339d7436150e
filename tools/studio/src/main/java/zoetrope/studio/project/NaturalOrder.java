package zoetrope.studio.project;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Orders names so that numbers in them count as numbers: Scene2 comes before Scene10. */
final class NaturalOrder implements Comparator<String> {
  private static final Pattern PART = Pattern.compile("\\d+|\\D+");

  @Override
  public int compare(String a, String b) {
    Matcher first = PART.matcher(a);
    Matcher second = PART.matcher(b);
    while (first.find()) {
      if (!second.find()) {
        return 1;
      }
      int order = compareParts(first.group(), second.group());
      if (order != 0) {
        return order;
      }
    }
    return second.find() ? -1 : a.compareTo(b);
  }

  private static int compareParts(String a, String b) {
    boolean numbers = Character.isDigit(a.charAt(0)) && Character.isDigit(b.charAt(0));
    return numbers
        ? new BigInteger(a).compareTo(new BigInteger(b))
        : String.CASE_INSENSITIVE_ORDER.compare(a, b);
  }
}
