package zoetrope.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several shards into which work is divided among machines.
 *
 * @param number the number of the shard, from 1
 * @param count the number of shards
 */
public record Shard(int number, int count) {
  private static final Pattern TEXT = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

  /**
   * Reads a shard such as {@code 2/5}.
   *
   * @throws IllegalArgumentException for other texts and for numbers out of range
   */
  static Shard parse(String text) {
    Matcher m = TEXT.matcher(text);
    Shard shard =
        m.matches() ? new Shard(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2))) : null;
    if (shard == null || shard.number < 1 || shard.number > shard.count) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a shard: expected K/N such as 2/5, with K from 1 to N");
    }
    return shard;
  }

  /** Returns every {@code count}-th item, so that similar neighbours are spread over all shards. */
  public <T> List<T> of(List<T> all) {
    List<T> members = new ArrayList<>();
    for (int i = number - 1; i < all.size(); i += count) {
      members.add(all.get(i));
    }
    return members;
  }

  @Override
  public String toString() {
    return number + "/" + count;
  }
}
