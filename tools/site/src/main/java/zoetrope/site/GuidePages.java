package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.asciidoctor.Asciidoctor;
import org.asciidoctor.Attributes;
import org.asciidoctor.Options;
import org.asciidoctor.SafeMode;

/** Pages that are written in AsciiDoc, in which {@code scene::FILE[]} is a scene and its still. */
final class GuidePages implements AutoCloseable {
  private static final Pattern SCENE = Pattern.compile("(?m)^scene::(\\S+)\\[\\]$");

  private final SceneBlocks scenes;
  private final Asciidoctor asciidoctor = Asciidoctor.Factory.create();

  GuidePages(SceneBlocks scenes) {
    this.scenes = scenes;
  }

  /** Converts one file; its first line is the title. */
  void write(Path file, SiteFolder site) throws IOException {
    String text = Files.readString(file);
    String title = text.lines().findFirst().orElseThrow().substring(2);
    String name = file.getFileName().toString().replace(".adoc", "");
    StringBuilder source = new StringBuilder();
    Matcher scene = SCENE.matcher(text);
    while (scene.find()) {
      scene.appendReplacement(source, Matcher.quoteReplacement(block(scene.group(1))));
    }
    scene.appendTail(source);
    Options options =
        Options.builder()
            .safe(SafeMode.SECURE)
            .standalone(false)
            .attributes(Attributes.builder().attribute("sectanchors", "").build())
            .build();
    String body = asciidoctor.convert(source.toString(), options);
    site.page(name, title, "<h1>" + SiteFolder.escape(title) + "</h1>\n" + body);
  }

  private String block(String file) throws IOException {
    String picture = "image::pictures/" + SceneBlocks.name(file) + ".png[]";
    return "[source,java]\n----\n" + scenes.source(file) + "\n----\n\n" + picture;
  }

  @Override
  public void close() {
    asciidoctor.close();
  }
}
