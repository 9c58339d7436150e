package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The examples of a cookbook page: each with a clip and its code, and a card at the beginning. */
final class Idioms {
  private final SceneBlocks scenes;

  Idioms(SceneBlocks scenes) {
    this.scenes = scenes;
  }

  /**
   * Replaces a paragraph that links to an example by the example's clip and code.
   *
   * @param file the file of the example, from the root of the project
   */
  void replace(Element link, String file) throws IOException {
    String source = scenes.source(file);
    scenes.film(file);
    Element code = new Element("details");
    code.appendElement("summary").text("Code ").appendElement("small").text(file);
    code.appendElement("pre").addClass("java").text(source);
    link.after(code);
    link.html(scenes.video(file, source)).addClass("clip");
  }

  /**
   * Adds cards to each chapter that has questions with clips: their posters, with links to the
   * questions.
   */
  static void addCards(Document page) {
    for (Element chapter : page.select("h2")) {
      StringBuilder cards = new StringBuilder();
      Element question = chapter;
      for (Element next : chapter.nextElementSiblings()) {
        if (next.is("h2")) {
          break;
        }
        question = next.is("h3") ? next : question;
        if (next.is("p.clip") && question != chapter) {
          cards.append(card(question, next.selectFirst("video").attr("poster")));
        }
      }
      if (!cards.isEmpty()) {
        chapter.after("<div class=\"cards\">" + cards + "</div>");
      }
    }
  }

  private static String card(Element question, String picture) {
    String title = question.text().replaceFirst("^How do I (.*)\\?$", "$1");
    return "<a class=\"card\" href=\"#%s\"><img loading=\"lazy\" alt=\"\" src=\"%s\">%s</a>\n"
        .formatted(question.id(), picture, escape(title));
  }
}
