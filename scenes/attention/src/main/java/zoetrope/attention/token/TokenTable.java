package zoetrope.attention.token;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import zoetrope.attention.Checks;

/**
 * A vocabulary: pieces and their indices, and added tokens, which are found in a phrase before it
 * is split. Most added tokens are special.
 */
public final class TokenTable {
  private final Map<String, Integer> ids;
  private final Map<Integer, String> pieces = new HashMap<>();
  private final Map<String, Integer> added;
  private final Map<Integer, Boolean> special = new HashMap<>();
  private final List<String> addedByLength;
  private final List<Integer> before;
  private final List<Integer> after;
  private final int size;

  /**
   * A token that is found verbatim in a phrase.
   *
   * @param content the text of the token
   * @param id the index of the token
   * @param special whether it stands for no text
   */
  public record Added(String content, int id, boolean special) {}

  /** A part of a phrase: an added token, or the text before, between or after added tokens. */
  private record Part(String text, OptionalInt added) {}

  /**
   * Creates the vocabulary {@code ids} with added tokens; {@code before} and {@code after} are put
   * around each phrase.
   *
   * @throws IllegalArgumentException if two pieces have the same index, an index is negative, or an
   *     index in {@code before} or {@code after} has no piece
   */
  public TokenTable(
      Map<String, Integer> ids, List<Added> added, List<Integer> before, List<Integer> after) {
    this.ids = Map.copyOf(ids);
    // Sorted, so that a message always names the same pieces.
    new TreeMap<>(ids).forEach((piece, id) -> name(id, piece, false));
    this.added = new HashMap<>();
    for (Added token : added) {
      if (!token.content().isEmpty()) {
        this.added.put(token.content(), token.id());
        pieces.remove(token.id());
        name(token.id(), token.content(), token.special());
      }
    }
    addedByLength =
        this.added.keySet().stream()
            .sorted(
                Comparator.comparingInt(String::length)
                    .reversed()
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
    this.before = List.copyOf(before);
    this.after = List.copyOf(after);
    size = pieces.keySet().stream().mapToInt(id -> id + 1).max().orElse(0);
    for (List<Integer> around : List.of(before, after)) {
      for (int id : around) {
        piece(id);
        special.put(id, true);
      }
    }
  }

  private void name(int id, String piece, boolean isSpecial) {
    Checks.require(id >= 0, "the token \"%s\" has the index %s; it must be at least 0", piece, id);
    String other = pieces.putIfAbsent(id, piece);
    Checks.require(
        other == null, "the tokens \"%s\" and \"%s\" have the same number, %s", other, piece, id);
    special.put(id, isSpecial);
  }

  int size() {
    return size;
  }

  OptionalInt find(String piece) {
    Integer id = ids.get(piece);
    return id == null ? OptionalInt.empty() : OptionalInt.of(id);
  }

  boolean isSpecial(int id) {
    return special.getOrDefault(id, false);
  }

  boolean isAdded(int id) {
    return added.containsValue(id);
  }

  /**
   * Returns the tokens of a phrase, between those that are put around each phrase.
   *
   * @param addText appends the tokens of the text before, between or after added tokens
   * @throws IllegalArgumentException if the phrase is too long
   */
  List<ModelToken> encode(
      String phrase, ModelTokenizer tokenizer, BiConsumer<String, List<ModelToken>> addText) {
    List<ModelToken> tokens = new ArrayList<>();
    before.forEach(id -> tokens.add(tokenizer.token(id)));
    for (Part part : parts(phrase)) {
      if (part.added().isPresent()) {
        tokens.add(tokenizer.token(part.added().getAsInt()));
      } else {
        addText.accept(part.text(), tokens);
      }
    }
    after.forEach(id -> tokens.add(tokenizer.token(id)));
    return List.copyOf(tokens);
  }

  /** Returns the number of tokens that are put before each phrase. */
  int countBefore() {
    return before.size();
  }

  /** Returns the vocabulary's spelling of the token {@code id}. */
  String piece(int id) {
    String piece = pieces.get(id);
    if (piece == null) {
      throw new IllegalArgumentException(
          "there is no token " + id + " in a vocabulary of " + pieces.size());
    }
    return piece;
  }

  /** Splits the phrase at added tokens. If several match at one place, the longest is used. */
  private List<Part> parts(String phrase) {
    Checks.require(
        phrase.length() <= ModelTokenizer.MAX_CHARACTERS,
        "a phrase of %s characters is too long: the maximum is %s",
        phrase.length(),
        ModelTokenizer.MAX_CHARACTERS);
    List<Part> parts = new ArrayList<>();
    int start = 0;
    int at = 0;
    while (at < phrase.length()) {
      String found = addedAt(phrase, at);
      if (found == null) {
        at++;
        continue;
      }
      if (at > start) {
        parts.add(new Part(phrase.substring(start, at), OptionalInt.empty()));
      }
      parts.add(new Part(found, OptionalInt.of(added.get(found))));
      at += found.length();
      start = at;
    }
    if (start < phrase.length()) {
      parts.add(new Part(phrase.substring(start), OptionalInt.empty()));
    }
    return parts;
  }

  private String addedAt(String phrase, int at) {
    for (String content : addedByLength) {
      if (phrase.startsWith(content, at)) {
        return content;
      }
    }
    return null;
  }
}
