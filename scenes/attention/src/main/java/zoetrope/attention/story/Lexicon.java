package zoetrope.attention.story;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.attention.WordTokens;

/**
 * A classifier of English words. It looks frequent words up in a table. It classifies other words
 * by their endings and the words around them.
 */
public final class Lexicon {
  private static final Map<String, WordClass> WORDS = new HashMap<>();

  static {
    put(
        WordClass.DETERMINER,
        "a an the this that these those my your his her its our their every each some any no"
            + " both all another one two three four five six seven eight nine ten many few");
    put(
        WordClass.PRONOUN,
        "i you he she it we they me him us them who whom what nobody somebody everybody someone"
            + " nothing something everything himself herself itself themselves");
    put(
        WordClass.PREPOSITION,
        "of in on at to from with without by over under into onto through across against along"
            + " around behind below beneath beside between beyond despite during for inside like"
            + " near off outside past toward towards upon within about above after before down up");
    put(
        WordClass.CONJUNCTION,
        "and or but nor so yet because if when while although though since unless than as");
    put(
        WordClass.ADVERB,
        "not never always often sometimes soon now then here there again too very quite almost"
            + " already still just even only away back together forward fast suddenly well twice"
            + " once today tomorrow yesterday home");
    put(
        WordClass.VERB,
        "is are was were be been being am do does did done have has had will would can could may"
            + " might shall should must go goes went gone come comes came see sees saw seen get"
            + " gets got give gives gave given take takes took taken make makes made say says said"
            + " know knows knew think thinks thought find finds found tell tells told run runs ran"
            + " jump jumps sit sits sat stand stands stood eat eats ate eaten drink drinks drank"
            + " sleep sleeps slept fly flies flew hit hits put puts let lets keep keeps kept hold"
            + " holds held bring brings brought buy buys bought catch catches caught fall falls"
            + " fell feel feels felt fight fights fought hear hears heard leave leaves left lose"
            + " loses lost meet meets met read reads ride rides rode sing sings sang swim swims"
            + " swam throw throws threw wear wears wore write writes wrote want wants like likes"
            + " love loves hate hates need needs seem seems pet pets chase chases roam roams look"
            + " looks walk walks play plays grow grows grew begin began drive drove draw drew"
            + " hide hid win won sell sold send sent build built break broke shake shook rise rose"
            + " shine shone lie lay spend spent steal stole rest rests follow follows live lives"
            + " watch watches cross crosses bark barks crash crashes fear fears");
    put(
        WordClass.ADJECTIVE,
        "fluffy blue verdant red green yellow white black brown grey gray orange purple pink"
            + " golden silver dark bright pale big small tiny large huge little great long short"
            + " tall high low wide narrow deep old young new ancient modern good bad better best"
            + " nice fine kind cruel brave wild tame shy calm quiet loud silent quick slow swift"
            + " lazy busy idle clever wise stupid smart strong weak heavy light hard soft smooth"
            + " rough sharp blunt sweet sour bitter hot cold warm cool wet dry clean dirty fresh"
            + " rich poor cheap dear empty full open happy sad glad angry proud afraid hungry"
            + " thirsty tired sleepy sick dead alive round square flat strange odd rare common"
            + " simple plain pretty ugly cute lovely friendly lonely early late furry hairy shaggy"
            + " woolly fuzzy stormy sunny rainy windy snowy misty foggy icy muddy dusty rusty"
            + " wooden free safe true false real wooden fierce gentle noble royal secret sly"
            + " steep American mighty hollow crooked broken frozen hidden curious magic giant");
    put(
        WordClass.NOUN,
        "creature forest man woman child boy girl dog dogs cat fox foxes bird fish horse tree"
            + " house boat ship car river sea sky sun moon star night day morning king queen"
            + " wizard mat hat bear wolf mouse thing family butterfly baby city country story"
            + " body party enemy army sky fly bed food wood road hill field friend water glass"
            + " dress grass class boss ring king spring string wing evening building painting"
            + " seed need hundred world word tower model murderer letter brakes party lady"
            + " valley village garden table morning key monkey donkey turkey journey money honey"
            + " belly berry cherry daisy fairy lily pony puppy kitty penny jelly");
  }

  private Lexicon() {}

  /** Returns the class of each of {@code tokens}. Neighbouring words decide ambiguous cases. */
  public static List<WordClass> classify(List<String> tokens) {
    WordClass[] classes = new WordClass[tokens.size()];
    for (int i = 0; i < classes.length; i++) {
      classes[i] = known(tokens.get(i));
      if (classes[i] == null) {
        classes[i] = byEnding(bare(tokens.get(i)), i == 0 ? null : classes[i - 1]);
      }
    }
    for (int i = 0; i < classes.length; i++) {
      classes[i] = amongNeighbours(tokens, classes, i);
    }
    return List.of(classes);
  }

  private static WordClass known(String token) {
    String word = bare(token);
    // A token without letters, such as a dash, an emoji or a number, joins the words around it.
    return word.codePoints().anyMatch(Character::isLetter)
        ? WORDS.get(word)
        : WordClass.CONJUNCTION;
  }

  private static WordClass byEnding(String word, WordClass before) {
    if (ends(word, "ly")) {
      return WordClass.ADVERB;
    }
    if (ends(word, "ed") || ends(word, "ing")) {
      return before == WordClass.DETERMINER ? WordClass.ADJECTIVE : WordClass.VERB;
    }
    if (ends(word, "y", "ful", "less", "ous", "ish", "ive", "able", "ible", "al", "ic", "ant")
        || ends(word, "esque", "like", "ward", "est", "ern")) {
      return WordClass.ADJECTIVE;
    }
    return WordClass.NOUN;
  }

  /** Returns the class of an ambiguous word from the words beside it. */
  private static WordClass amongNeighbours(List<String> tokens, WordClass[] classes, int i) {
    WordClass before = i == 0 ? null : classes[i - 1];
    WordClass after = i + 1 == classes.length ? null : classes[i + 1];
    boolean announced = before == WordClass.DETERMINER || before == WordClass.ADJECTIVE;
    boolean closes = after == null || endsClause(tokens.get(i));
    return switch (classes[i]) {
      // "the play", "a tiny pet": after a determiner or adjective, a verb without an object is a
      // noun.
      case VERB -> announced && (closes || !isNounPhrase(after)) ? WordClass.NOUN : classes[i];
      // "the red" at the end: an adjective with no noun after it is a noun, unlike "big" in "a big,
      // red dog".
      case ADJECTIVE ->
          before == WordClass.DETERMINER && closes && !(lists(tokens.get(i)) && describes(after))
              ? WordClass.NOUN
              : classes[i];
      case DETERMINER ->
          // "his" and "one" without a noun after them are pronouns.
          closes && before != null ? WordClass.PRONOUN : classes[i];
      default -> classes[i];
    };
  }

  private static boolean isNounPhrase(WordClass word) {
    return word == WordClass.NOUN || word == WordClass.ADJECTIVE || word == WordClass.DETERMINER;
  }

  private static boolean lists(String token) {
    return token.endsWith(",");
  }

  private static boolean describes(WordClass word) {
    return word == WordClass.NOUN || word == WordClass.ADJECTIVE;
  }

  private static boolean endsClause(String token) {
    return !token.isEmpty() && ",.;:!?".indexOf(token.charAt(token.length() - 1)) >= 0;
  }

  private static boolean ends(String word, String... endings) {
    return Stream.of(endings)
        .anyMatch(ending -> word.length() > ending.length() + 1 && word.endsWith(ending));
  }

  private static String bare(String token) {
    return WordTokens.word(token).toLowerCase(Locale.ROOT);
  }

  private static void put(WordClass kind, String words) {
    for (String word : words.toLowerCase(Locale.ROOT).split(" ")) {
      WORDS.putIfAbsent(word, kind);
    }
  }
}
