package zoetrope.scenes.attention;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.story.StoryWeights.Link;

/**
 * Kinds of updates that the heads of a model make, read from a file: the five heads of a layer that
 * attend most to other tokens. The file contains no matrices, so the numbers shown are random.
 */
final class HeadsOfFile {
  /** A link is drawn if its weight is at least this. */
  private static final double MIN_LINK_WEIGHT = 0.1;

  /** The number of links that are drawn for a head, strongest first. */
  private static final int MAX_LINKS = 5;

  private HeadsOfFile() {}

  /**
   * Returns the kinds of updates in layer {@code layer}, from 0, in the order of the heads.
   *
   * @throws IllegalArgumentException if no head attends to a word other than itself and the first,
   *     or the layer does not exist
   */
  static List<KindOfUpdate> kinds(LoadedAttention loaded, int layer) {
    List<List<Link>> links = new ArrayList<>();
    for (int head = 0; head < loaded.heads(); head++) {
      links.add(links(loaded.pattern(layer, head)));
    }
    List<KindOfUpdate> kinds =
        IntStream.range(0, links.size())
            .filter(head -> !links.get(head).isEmpty())
            .boxed()
            .sorted(Comparator.comparingDouble(head -> -strength(links.get(head))))
            .limit(KindOfUpdate.MAX_KINDS)
            .sorted()
            .map(head -> new KindOfUpdate("Head " + head, numbers(head), links.get(head)))
            .toList();
    if (kinds.isEmpty()) {
      throw new IllegalArgumentException(
          "in layer "
              + layer
              + " of the file, every token attends only to itself and the first token");
    }
    return kinds;
  }

  /** Returns random numbers for W_Q, W_K, value-up and value-down of head {@code number}. */
  static List<double[][]> numbers(int number) {
    return KindOfUpdate.numbersOf(WeightGenerator.of(number, "head").factoredHead(96, 16));
  }

  /**
   * Returns the links of a pattern. Links to the first token are omitted, because models attend to
   * it when they find nothing.
   */
  private static List<Link> links(AttentionPattern pattern) {
    List<Link> links = new ArrayList<>();
    for (int to = 0; to < pattern.queryTokens().size(); to++) {
      for (int from = 1; from < pattern.keyTokens().size(); from++) {
        if (from != to && pattern.weight(to, from) >= MIN_LINK_WEIGHT) {
          links.add(new Link(from, to, pattern.weight(to, from)));
        }
      }
    }
    links.sort(Comparator.comparingDouble(link -> -link.weight()));
    return links.subList(0, Math.min(MAX_LINKS, links.size()));
  }

  private static double strength(List<Link> links) {
    return links.stream().mapToDouble(Link::weight).reduce(0, Double::sum);
  }
}
