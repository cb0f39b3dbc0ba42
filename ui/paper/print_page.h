// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"
#include "ui/session/print_shop.h"
#include "ui/widgets/latest_job.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace corneta::ui {

class Books;
class ChoiceBox;
class FlowLayout;
class FormScroll;
class PagePictures;
class WordButton;

/// What is printed, for whom and on which paper, with its pages as they will be. A sheet that shows what a side laid face down is seen only
/// when it is asked for.
class PrintPage : public QWidget {
    Q_OBJECT

public:
    PrintPage(const Books& books, PrintShop shop, const KeyGroups& keys, QWidget* parent);

    /// Of the rules in hand, and of the game in that file where one is open.
    void open(const QString& game, const game::State* state);
    bool is_idle() const { return !m_job.is_running(); }
    /// What is shown, by a printer.
    void print();

signals:
    void left();
    void told(const QString& words);
    void refused(const QString& title, const QString& about, const QStringList& problems);

private:
    void build();
    void add_field(FlowLayout& flow, const QString& label, const QString& help, const char* name, ChoiceBox& field);
    const SheetOffer& offer() const;
    /// One side's sheet with what it laid face down.
    bool shows_hidden() const;
    void choose_kind();
    void choose();
    void set();
    void take(std::expected<PrintedPages, Problems> pages);
    void say();
    /// Shows the pages, or has those that are shown saved.
    void go_on();
    void choose_file();
    void save(const QString& path);

    const Books& m_books;
    PrintShop m_shop;
    QString m_game;
    ChoiceBox* m_kind;
    ChoiceBox* m_side;
    ChoiceBox* m_paper;
    QLabel* m_words;
    PagePictures* m_pictures;
    FormScroll* m_scroll = nullptr;
    WordButton* m_go_on;
    WordButton* m_print;
    WordButton* m_back;
    std::optional<PrintedPages> m_pages;
    QString m_problem;
    LatestJob m_job;
};

} // namespace corneta::ui
