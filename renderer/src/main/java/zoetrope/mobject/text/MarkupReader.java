package zoetrope.mobject.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.source.Span;
import zoetrope.text.StyledSpan;

/** A parser of markup: characters, entities, and tags that open and close. */
final class MarkupReader {
  private static final Pattern TAG =
      Pattern.compile("<(/?)([a-zA-Z]+)((?:\\s+[a-zA-Z_]+\\s*=\\s*(?:\"[^\"]*\"|'[^']*'))*)\\s*>");
  private static final Pattern ATTRIBUTE =
      Pattern.compile("([a-zA-Z_]+)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')");
  private static final Pattern ENTITY = Pattern.compile("&(#x[0-9a-fA-F]+|#[0-9]+|[a-z]+);");
  private static final Map<String, String> ENTITIES =
      Map.of("lt", "<", "gt", ">", "amp", "&", "quot", "\"", "apos", "'");

  private final String source;
  private final StringBuilder text = new StringBuilder();
  private final Deque<OpenTag> open = new ArrayDeque<>();
  private final List<OpenTag> allTags = new ArrayList<>();

  /** A tag, with its place in the source and the range of its characters in the text. */
  private static final class OpenTag {
    final int at;
    final String name;
    final MarkupTag tag;
    final int start;
    int end;

    OpenTag(int at, String name, MarkupTag tag, int start) {
      this.at = at;
      this.name = name;
      this.tag = tag;
      this.start = start;
    }
  }

  MarkupReader(String source) {
    this.source = source;
  }

  Markup read() {
    int at = 0;
    while (at < source.length()) {
      char c = source.charAt(at);
      if (c == '<') {
        at = tag(at);
      } else if (c == '&') {
        at = entity(at);
      } else {
        text.append(c);
        at++;
      }
    }
    if (!open.isEmpty()) {
      OpenTag last = open.peek();
      throw new MarkupException(
          source, last.at, "the tag <" + last.name + "> is never closed: add </" + last.name + ">");
    }
    return result();
  }

  private Markup result() {
    List<StyledSpan> fonts = new ArrayList<>();
    List<Markup.Tint> colors = new ArrayList<>();
    for (OpenTag o : allTags) {
      if (o.end > o.start) {
        Span span = new Span(o.start, o.end);
        o.tag.font().ifPresent(change -> fonts.add(new StyledSpan(span, change)));
        if (!o.tag.colors().isEmpty()) {
          colors.add(new Markup.Tint(span, o.tag.colors()));
        }
      }
    }
    return new Markup(text.toString(), fonts, colors);
  }

  private int tag(int at) {
    Matcher m = TAG.matcher(source).region(at, source.length());
    if (!m.lookingAt()) {
      throw new MarkupException(
          source,
          at,
          "this is not a tag such as <b>, </b> or <span color=\"RED\">; write &lt; for the"
              + " character <");
    }
    String name = m.group(2);
    if (m.group(1).isEmpty()) {
      MarkupTag tag = MarkupTag.of(source, at, name, attributes(m.group(3)));
      OpenTag opened = new OpenTag(at, name, tag, text.length());
      open.push(opened);
      allTags.add(opened);
    } else {
      close(at, name);
    }
    return m.end();
  }

  private void close(int at, String name) {
    if (open.isEmpty()) {
      throw new MarkupException(source, at, "</" + name + "> closes a tag that was never opened");
    }
    OpenTag last = open.pop();
    if (!last.name.equals(name)) {
      throw new MarkupException(
          source, at, "here </" + last.name + "> must come before </" + name + ">");
    }
    last.end = text.length();
  }

  private static Map<String, String> attributes(String part) {
    Map<String, String> attributes = new LinkedHashMap<>();
    Matcher m = ATTRIBUTE.matcher(part);
    while (m.find()) {
      attributes.put(m.group(1), m.group(2) == null ? m.group(3) : m.group(2));
    }
    return attributes;
  }

  private int entity(int at) {
    Matcher m = ENTITY.matcher(source).region(at, source.length());
    String name = m.lookingAt() ? m.group(1) : "";
    if (name.startsWith("#")) {
      text.appendCodePoint(codePoint(at, name));
    } else if (ENTITIES.containsKey(name)) {
      text.append(ENTITIES.get(name));
    } else {
      throw new MarkupException(
          source,
          at,
          "this is not one of &lt; &gt; &amp; &quot; &apos; &#8364;; write &amp; for the character"
              + " &");
    }
    return m.end();
  }

  private int codePoint(int at, String name) {
    boolean hex = name.startsWith("#x");
    String digits = name.substring(hex ? 2 : 1);
    int value = digits.length() > 7 ? -1 : Integer.parseInt(digits, hex ? 16 : 10);
    if (!Character.isValidCodePoint(value)) {
      throw new MarkupException(source, at, "there is no character " + digits);
    }
    return value;
  }
}
