package zoetrope.text;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Suggestions;

/**
 * A font family: bundled with Zoetrope, from files, or installed.
 *
 * <pre>{@code
 * FontFamily.named("mono")
 * FontFamily.ofFile(Path.of("Lato-Regular.ttf"), Path.of("Lato-Bold.ttf"))
 * FontFamily.ofSystem("DejaVu Sans")
 * }</pre>
 *
 * <p>Only bundled families look the same on every machine.
 */
public final class FontFamily {
  /** Computer Modern with serifs. This is the default, and matches formulas. */
  public static final FontFamily CMU_SERIF =
      BundledFonts.family("CMU Serif", "cmunrm.ttf", "cmunbx.ttf", "cmunti.ttf", "cmunbi.ttf");

  /** Computer Modern without serifs. */
  public static final FontFamily CMU_SANS_SERIF =
      BundledFonts.family("CMU Sans Serif", "cmunss.ttf", "cmunsx.ttf", "cmunsi.ttf", "cmunso.ttf");

  /** Computer Modern with a fixed character width; no bold italic. */
  public static final FontFamily CMU_TYPEWRITER_TEXT =
      BundledFonts.family("CMU Typewriter Text", "cmuntt.ttf", "cmuntb.ttf", "cmunit.ttf");

  /** Simplified Chinese (GB 2312), Latin, Greek and symbols; normal upright only. */
  public static final FontFamily NOTO_SANS_SC =
      BundledFonts.family("Noto Sans SC", "NotoSansSC-Regular.otf");

  /** The default sans serif font of most Linux systems; no bold italic. */
  public static final FontFamily DEJAVU_SANS =
      BundledFonts.family(
          "DejaVu Sans", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Oblique.ttf");

  /**
   * The default terminal font of most Linux systems, with a fixed character width; normal upright
   * only.
   */
  public static final FontFamily DEJAVU_SANS_MONO =
      BundledFonts.family("DejaVu Sans Mono", "DejaVuSansMono.ttf");

  /** The families that supply characters missing from another family. */
  private static final List<FontFamily> BUNDLED =
      List.of(CMU_SERIF, NOTO_SANS_SC, CMU_SANS_SERIF, CMU_TYPEWRITER_TEXT, DEJAVU_SANS);

  private static final List<FontFamily> NAMED =
      Stream.concat(BUNDLED.stream(), Stream.of(DEJAVU_SANS_MONO)).toList();

  private static final Map<String, FontFamily> GENERIC =
      Map.of("serif", CMU_SERIF, "sans", CMU_SANS_SERIF, "mono", CMU_TYPEWRITER_TEXT);

  /** A cache of installed families. The number of installed families limits its size. */
  private static final Map<String, FontFamily> INSTALLED = new ConcurrentHashMap<>();

  private final String name;
  private final Map<Weight, Map<Slant, Face>> faces;

  /** The families that follow this one in the stack, before the bundled ones. */
  private final List<FontFamily> fallbacks;

  /** Creates a family of at least one face. */
  FontFamily(String name, Map<Weight, Map<Slant, Face>> faces) {
    this.name = name;
    this.fallbacks = List.of();
    Map<Weight, Map<Slant, Face>> copy = new EnumMap<>(Weight.class);
    faces.forEach((weight, bySlant) -> copy.put(weight, new EnumMap<>(bySlant)));
    this.faces = copy;
  }

  private FontFamily(FontFamily first, List<FontFamily> fallbacks) {
    this.name = first.name;
    this.faces = first.faces;
    this.fallbacks = List.copyOf(fallbacks);
  }

  /**
   * Returns a font stack. Each grapheme uses the first family that contains all of its characters.
   * The bundled families follow the last one. A name is one of:
   *
   * <ul>
   *   <li>a bundled family
   *   <li>a font file (TTF, OTF or TTC); for a TTC, append {@code #} and an index from 0 or the
   *       PostScript name of the face
   *   <li>a family that is installed on this machine
   * </ul>
   *
   * <pre>{@code
   * FontFamily.stack("CMU Serif", "fonts/Amiri-Regular.ttf", "Noto Sans Devanagari")
   * }</pre>
   *
   * @throws IllegalArgumentException if there are no names, or a name matches no font
   * @throws java.io.UncheckedIOException if a file cannot be read
   */
  public static FontFamily stack(String... names) {
    return stack(null, names);
  }

  /**
   * Returns a font stack like {@link #stack(String...)}. Searches for font files next to {@code
   * owner} on the class path, then in the working directory.
   *
   * @param owner null for the working directory only
   */
  public static FontFamily stack(Class<?> owner, String... names) {
    if (names.length == 0) {
      throw new IllegalArgumentException("a font stack needs the name of a family or of a file");
    }
    List<FontFamily> families = Stream.of(names).map(name -> resolve(owner, name)).toList();
    return new FontFamily(families.get(0), families.subList(1, families.size()));
  }

  /**
   * Returns the bundled family, the font file or the installed family called {@code name}. Files
   * are searched next to {@code owner} unless it is null, then in the working directory.
   */
  private static FontFamily resolve(Class<?> owner, String name) {
    String clean = name.strip();
    FontFamily found = bundled(clean);
    if (found != null) {
      return found;
    }
    if (isFile(clean)) {
      return FontFiles.face(owner, clean);
    }
    if (clean.toLowerCase(Locale.ROOT).matches("(?s).*\\.(woff2?|eot|pfb|svg)")) {
      throw new IllegalArgumentException(
          clean + " is not a supported font file: give a TTF, OTF or TTC file");
    }
    return INSTALLED.computeIfAbsent(clean, SystemFonts::family);
  }

  private static boolean isFile(String name) {
    String file = name.replaceFirst("#.*", "").toLowerCase(Locale.ROOT);
    return file.matches("(?s).*\\.(ttf|otf|ttc|otc)");
  }

  /**
   * Returns the bundled family called {@code name}, ignoring case: "CMU Serif", "CMU Sans Serif",
   * "CMU Typewriter Text", "Noto Sans SC", "DejaVu Sans" or "DejaVu Sans Mono". "serif", "sans" and
   * "mono" are short names of the CMU families.
   *
   * @throws IllegalArgumentException for any other name; the message lists the names
   */
  public static FontFamily named(String name) {
    FontFamily found = bundled(name);
    if (found != null) {
      return found;
    }
    List<String> known = bundledNames();
    throw new IllegalArgumentException(
        Messages.of(
            "no font family is called \"%s\"%s. Bundled are %s (or serif, sans, mono). For an"
                + " installed font write fonts(\"%s\"), for a file in the scene's folder"
                + " fonts(\"MyFont.ttf\").",
            name, hint(name, known), String.join(", ", known), name));
  }

  /** Returns the names of the bundled families. */
  public static List<String> bundledNames() {
    return NAMED.stream().map(FontFamily::name).toList();
  }

  /** Returns the names of the families that are installed on this machine. */
  public static List<String> installedNames() {
    return SystemFonts.names();
  }

  /** Returns the bundled family of this name, or null. */
  static FontFamily bundled(String name) {
    FontFamily generic = GENERIC.get(name.toLowerCase(Locale.ROOT));
    if (generic != null) {
      return generic;
    }
    return NAMED.stream().filter(f -> f.name.equalsIgnoreCase(name)).findFirst().orElse(null);
  }

  /**
   * Returns a clause such as {@code " (did you mean A or B?)"}, or an empty string if no name is
   * similar.
   */
  static String hint(String wrong, List<String> known) {
    return Suggestions.question(wrong, known).map(q -> " (" + q + ")").orElse("");
  }

  /**
   * Returns a family of font files (TTF, OTF, or the first font of a TTC), one for each style.
   * Weight and slant are read from the files. The family has the name of the first file's font.
   *
   * @throws IllegalArgumentException if a file is not a font or two files have the same style
   * @throws java.io.UncheckedIOException if a file cannot be read
   */
  public static FontFamily ofFile(Path regular, Path... others) {
    List<Path> files = new ArrayList<>(List.of(others));
    files.add(0, regular);
    return FontFiles.family(files);
  }

  /**
   * Returns a family that is installed on this machine. Frames differ on machines without it.
   *
   * @throws IllegalArgumentException if no font of this name is installed
   */
  public static FontFamily ofSystem(String name) {
    return SystemFonts.family(name);
  }

  /** Returns the name, such as "CMU Serif". */
  public String name() {
    return name;
  }

  /** Whether the family has a face of exactly this style. */
  public boolean has(Weight weight, Slant slant) {
    return faces.getOrDefault(weight, Map.of()).containsKey(slant);
  }

  /**
   * Returns the face of this style, or the nearest one, because styles are not synthesised. Prefers
   * the same weight, then the same slant, then the normal upright face, then any face.
   */
  public Face face(Weight weight, Slant slant) {
    for (Weight w : List.of(weight, Weight.NORMAL)) {
      for (Slant s : List.of(slant, Slant.NORMAL)) {
        if (has(w, s)) {
          return faces.get(w).get(s);
        }
      }
    }
    return faces.values().iterator().next().values().iterator().next();
  }

  /**
   * Returns the fallback chain for a style: the faces of this family, of the rest of its stack, and
   * of the bundled families. DejaVu Sans upright comes last because it has scripts that its oblique
   * lacks.
   */
  List<Face> chain(Weight weight, Slant slant) {
    Set<Face> chain = new LinkedHashSet<>();
    chain.add(face(weight, slant));
    fallbacks.forEach(family -> chain.add(family.face(weight, slant)));
    BUNDLED.forEach(family -> chain.add(family.face(weight, slant)));
    chain.add(DEJAVU_SANS.face(weight, Slant.NORMAL));
    chain.add(DEJAVU_SANS.face(Weight.NORMAL, Slant.NORMAL));
    return List.copyOf(chain);
  }

  @Override
  public String toString() {
    return name;
  }
}
