package zoetrope.animation.layout;

import java.util.regex.Pattern;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.StringMobject;

/** Names of objects for messages. */
final class MemberNames {
  private static final int MAX_TEXT_LENGTH = 30;
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private MemberNames() {}

  /** Returns the class of an object, and the beginning of its text if it has one. */
  static String of(Mobject<?> m) {
    if (!(m instanceof StringMobject<?> text)) {
      return m.kind();
    }
    String line = BLANKS.matcher(text.source().strip()).replaceAll(" ");
    boolean isLong = line.length() > MAX_TEXT_LENGTH;
    return m.kind() + " \"" + (isLong ? line.substring(0, MAX_TEXT_LENGTH) + "..." : line) + "\"";
  }
}
