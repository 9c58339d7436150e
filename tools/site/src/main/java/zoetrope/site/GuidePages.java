package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.asciidoctor.Asciidoctor;
import org.asciidoctor.Attributes;
import org.asciidoctor.Options;
import org.asciidoctor.SafeMode;

/**
 * Pages that are written in AsciiDoc. A line {@code scene::FILE[]} in them is a scene and its
 * still, {@code film::FILE[]} a scene and its film, {@code part::FILE[]} what stands between {@code
 * // tag} and {@code // end} in a scene, which is compiled and run as well. {@code studio-keys::[]}
 * is the table of the studio's keys.
 */
final class GuidePages implements AutoCloseable {
  private static final Pattern BLOCK = Pattern.compile("(?m)^(scene|film|part)::(\\S+)\\[\\]$");

  private static final String KEYS_HERE = "studio-keys::[]";

  private static final Pattern LINK = Pattern.compile("link:(guide-[a-z]+)\\.html\\[");

  private final SceneBlocks scenes;
  private final Asciidoctor asciidoctor = Asciidoctor.Factory.create();

  GuidePages(SceneBlocks scenes) {
    this.scenes = scenes;
  }

  /** The names of the guides' pages, in the order of the list of guides. */
  static List<String> order(Path folder) throws IOException {
    String list = Files.readString(folder.resolve("guides.adoc"));
    return LINK.matcher(list).results().map(link -> link.group(1)).distinct().toList();
  }

  /** Converts one file; its first line is the title. */
  void write(Path file, SiteFolder site) throws IOException {
    String text = Files.readString(file);
    String title = text.lines().findFirst().orElseThrow().substring(2);
    String name = file.getFileName().toString().replace(".adoc", "");
    StringBuilder source = new StringBuilder();
    Matcher block = BLOCK.matcher(text);
    while (block.find()) {
      block.appendReplacement(source, Matcher.quoteReplacement(block(block.toMatchResult())));
    }
    block.appendTail(source);
    int keys = source.indexOf(KEYS_HERE);
    if (keys >= 0) {
      source.replace(keys, keys + KEYS_HERE.length(), scenes.keysOfTheStudio());
    }
    Options options =
        Options.builder()
            .safe(SafeMode.SECURE)
            .standalone(false)
            .attributes(Attributes.builder().attribute("sectanchors", "").build())
            .build();
    String body = asciidoctor.convert(source.toString(), options);
    site.page(name, title, "<h1>" + SiteFolder.escape(title) + "</h1>\n" + body);
  }

  private String block(MatchResult block) throws IOException {
    String file = block.group(2);
    // A part of a test is compiled and run by the build anyway.
    String source = file.contains("/src/test/") ? scenes.text(file) : scenes.source(file);
    if (block.group(1).equals("part")) {
      return code(SceneBlocks.part(file, source));
    }
    String name = SceneBlocks.name(file);
    String says = SiteFolder.escape(SceneBlocks.summary(source));
    String still = "<img loading=\"lazy\" alt=\"" + says + "\" src=\"pictures/" + name + ".png\">";
    if (block.group(1).equals("film")) {
      scenes.film(file);
      still =
          "<picture><source media=\"(prefers-reduced-motion: no-preference)\" srcset=\"pictures/"
              + (name + ".webp\">" + still + "</picture>");
    }
    return code(source) + "\n\n++++\n<p>" + still + "</p>\n++++";
  }

  private static String code(String source) {
    return "[source,java]\n----\n" + source.replaceAll(" *// still: .*\n", "") + "\n----";
  }

  @Override
  public void close() {
    asciidoctor.close();
  }
}
