package zoetrope.attention.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.token.ByteLevelTokenizer;
import zoetrope.attention.token.BytePairMerges;
import zoetrope.attention.token.ModelTokenizer;
import zoetrope.attention.token.SentencePieceTokenizer;
import zoetrope.attention.token.TokenTable;
import zoetrope.attention.token.WordPieceTokenizer;

/**
 * A reader of {@code tokenizer.json}: word pieces, byte pairs on bytes, or pieces with byte
 * fallback. Other features of such files are rejected instead of ignored.
 */
final class TokenizerJson {
  private final String place;
  private final Map<?, ?> fields;
  private final Map<?, ?> model;

  TokenizerJson(Path file, Map<String, Object> fields) {
    place = file.toString();
    this.fields = fields;
    model = object(fields, "model");
  }

  /** Returns the tokenizer; fails if it is of none of the three kinds. */
  ModelTokenizer tokenizer() {
    Object type = model.get("type");
    if ("WordPiece".equals(type)) {
      return wordPieces();
    }
    // Older files omit the type if there are merges.
    if ("BPE".equals(type) || type == null && model.containsKey("merges")) {
      return steps("pre_tokenizer", "pretokenizers").stream()
              .anyMatch(step -> "ByteLevel".equals(step.get("type")))
          ? byteLevel()
          : sentencePieces();
    }
    throw wrong("its model is " + type + "; WordPiece and BPE are known");
  }

  private ModelTokenizer wordPieces() {
    require("BertNormalizer", steps("normalizer", "normalizers"), "normalizer");
    require("BertPreTokenizer", steps("pre_tokenizer", "pretokenizers"), "pre_tokenizer");
    if (!"##".equals(model.get("continuing_subword_prefix"))) {
      throw wrong(
          "continuing_subword_prefix is "
              + model.get("continuing_subword_prefix")
              + "; only ## is supported");
    }
    Map<?, ?> normalizer = object(fields, "normalizer");
    boolean lowercase = !Boolean.FALSE.equals(normalizer.get("lowercase"));
    Object strip = normalizer.get("strip_accents");
    Map<String, Integer> ids = ids();
    int longest = model.get("max_input_chars_per_word") instanceof Double d ? d.intValue() : 100;
    return new WordPieceTokenizer(
        table(ids),
        unknown(ids),
        new WordPieceTokenizer.Options(
            lowercase, strip == null ? lowercase : Boolean.TRUE.equals(strip), longest));
  }

  private ModelTokenizer byteLevel() {
    if (!steps("normalizer", "normalizers").stream()
        .allMatch(step -> "NFC".equals(step.get("type")))) {
      throw wrong("byte pairs are not supported with a normalizer other than NFC");
    }
    Pattern words = ByteLevelTokenizer.GPT2_WORDS;
    for (Map<?, ?> step : steps("pre_tokenizer", "pretokenizers")) {
      if ("Split".equals(step.get("type"))) {
        words = split(step);
      } else if (!"ByteLevel".equals(step.get("type"))) {
        throw wrong("the pre_tokenizer " + step.get("type") + " is not supported beside ByteLevel");
      } else if (Boolean.TRUE.equals(step.get("add_prefix_space"))) {
        throw wrong("a pre_tokenizer with add_prefix_space is not supported");
      }
    }
    Map<String, Integer> ids = ids();
    return new ByteLevelTokenizer(
        table(ids), merges(ids), words, Boolean.TRUE.equals(model.get("ignore_merges")));
  }

  private Pattern split(Map<?, ?> step) {
    if (step.get("pattern") instanceof Map<?, ?> pattern
        && pattern.get("Regex") instanceof String regex
        && "Isolated".equals(step.get("behavior"))
        && !Boolean.TRUE.equals(step.get("invert"))) {
      try {
        return Pattern.compile(regex, Pattern.UNICODE_CHARACTER_CLASS);
      } catch (PatternSyntaxException e) {
        throw new AttentionFileException(
            place, "the pattern " + regex + " is not a valid regular expression", e);
      }
    }
    throw wrong("a Split pre_tokenizer is supported only with an isolated Regex");
  }

  private ModelTokenizer sentencePieces() {
    if (!Boolean.TRUE.equals(model.get("byte_fallback"))) {
      throw wrong("byte pairs without ByteLevel and without byte_fallback are not known");
    }
    boolean blankFirst = false;
    for (Map<?, ?> step : steps("normalizer", "normalizers")) {
      boolean prepend = "Prepend".equals(step.get("type")) && "\u2581".equals(step.get("prepend"));
      if (!prepend && !"Replace".equals(step.get("type"))) {
        throw wrong("the normalizer " + step.get("type") + " is not known for pieces");
      }
      blankFirst |= prepend;
    }
    for (Map<?, ?> step : steps("pre_tokenizer", "pretokenizers")) {
      if (!"Metaspace".equals(step.get("type")) || Boolean.TRUE.equals(step.get("split"))) {
        throw wrong("the pre_tokenizer " + step.get("type") + " is not known for pieces");
      }
      blankFirst |= !"never".equals(step.get("prepend_scheme"));
    }
    Map<String, Integer> ids = ids();
    return new SentencePieceTokenizer(table(ids), merges(ids), unknown(ids), blankFirst);
  }

  private Map<String, Integer> ids() {
    return TokenizerReader.ids(object(model, "vocab"), place + ", model.vocab");
  }

  private int unknown(Map<String, Integer> ids) {
    Object name = model.get("unk_token");
    return Optional.ofNullable(ids.get(String.valueOf(name)))
        .orElseThrow(() -> wrong("the vocabulary lacks its unk_token, " + name));
  }

  private BytePairMerges merges(Map<String, Integer> ids) {
    List<BytePairMerges.Pair> pairs = new ArrayList<>();
    int number = 0;
    for (Object merge : list(model, "merges")) {
      String at = place + ", model.merges, number " + number++;
      if (merge instanceof String line) {
        pairs.add(TokenizerReader.pair(line, ids, at));
      } else if (merge instanceof List<?> two && two.size() == 2) {
        pairs.add(
            TokenizerReader.pair(String.valueOf(two.get(0)), String.valueOf(two.get(1)), ids, at));
      } else {
        throw new AttentionFileException(at, "expected two pieces, found " + merge);
      }
    }
    return new BytePairMerges(pairs);
  }

  private TokenTable table(Map<String, Integer> ids) {
    List<TokenTable.Added> added = new ArrayList<>();
    for (Object token : list(fields, "added_tokens")) {
      if (token instanceof Map<?, ?> map
          && map.get("content") instanceof String content
          && map.get("id") instanceof Double id) {
        added.add(
            new TokenTable.Added(content, id.intValue(), Boolean.TRUE.equals(map.get("special"))));
      } else {
        throw wrong("an entry of added_tokens has no id or no content: " + token);
      }
    }
    List<Integer> before = new ArrayList<>();
    List<Integer> after = new ArrayList<>();
    around(before, after);
    return new TokenTable(ids, added, before, after);
  }

  /** Finds the special tokens before and after a phrase, from a template or from BERT's rule. */
  private void around(List<Integer> before, List<Integer> after) {
    for (Map<?, ?> step : steps("post_processor", "processors")) {
      Object type = step.get("type");
      if ("TemplateProcessing".equals(type)) {
        List<Integer> side = before;
        for (Object item : list(step, "single")) {
          if (item instanceof Map<?, ?> map && map.get("SpecialToken") instanceof Map<?, ?> token) {
            addIds(object(step, "special_tokens").get(token.get("id")), side);
          } else {
            side = after;
          }
        }
      } else if ("BertProcessing".equals(type)) {
        addPair(step.get("cls"), before);
        addPair(step.get("sep"), after);
      } else if (!"ByteLevel".equals(type)) {
        throw wrong("the post_processor " + type + " is not supported");
      }
    }
  }

  private void addIds(Object token, List<Integer> side) {
    if (token instanceof Map<?, ?> map) {
      for (Object id : list(map, "ids")) {
        side.add(number(id));
      }
    }
  }

  private void addPair(Object pair, List<Integer> side) {
    if (pair instanceof List<?> two && two.size() == 2) {
      side.add(number(two.get(1)));
    }
  }

  private int number(Object id) {
    if (id instanceof Double d && d >= 0 && d == Math.rint(d) && d < 1 << 28) {
      return d.intValue();
    }
    throw wrong(
        "the post_processor has a token with the index "
            + id
            + ", not a whole number of at least 0");
  }

  /** Returns the steps of a stage, which may be null, one step, or a sequence of them. */
  private List<Map<?, ?>> steps(String stage, String inner) {
    List<Map<?, ?>> steps = new ArrayList<>();
    if (fields.get(stage) instanceof Map<?, ?> one) {
      if ("Sequence".equals(one.get("type"))) {
        for (Object step : list(one, inner)) {
          if (step instanceof Map<?, ?> map) {
            steps.add(map);
          }
        }
      } else {
        steps.add(one);
      }
    }
    return steps;
  }

  private void require(String type, List<Map<?, ?>> steps, String stage) {
    if (steps.size() != 1 || !type.equals(steps.get(0).get("type"))) {
      throw wrong(
          "word pieces with the %s %s are not supported; only %s is"
              .formatted(
                  stage,
                  steps.stream().map(step -> String.valueOf(step.get("type"))).toList(),
                  type));
    }
  }

  private Map<?, ?> object(Map<?, ?> parent, String name) {
    if (parent.get(name) instanceof Map<?, ?> object) {
      return object;
    }
    throw wrong("expected an object \"" + name + "\"");
  }

  private static List<?> list(Map<?, ?> parent, String name) {
    return parent.get(name) instanceof List<?> list ? list : List.of();
  }

  private AttentionFileException wrong(String message) {
    return new AttentionFileException(place, message);
  }
}
